// @ts-check
// Pairs this device with a doctor's practice, by a code from the panel's settings.
import { showError, showText } from '../own-page.js';
import { send } from './kiosk-server.js';
import { parts, show } from './screen.js';
import { busyFor, PAIRING_TEXTS, TEXTS } from './texts.js';

let isSending = false;

/**
 * Asks for the code.
 * @param {'unpaired' | 'revoked' | 'added'} why `added`: the device shows practices already, or needs no pairing
 */
export function showPairing(why) {
  parts.pairingTitle.textContent = PAIRING_TEXTS[why].title;
  parts.pairingText.textContent = PAIRING_TEXTS[why].text;
  parts.pairBack.hidden = why !== 'added';
  clearPairing();
  show('pairing');
}

export function clearPairing() {
  parts.code.value = '';
  showCodeError(null);
  showPairingFailure(null);
}

export const isPairing = () => isSending;

/** @param {(doctorName: string) => void} onPaired */
export function watchPairing(onPaired) {
  parts.pair.addEventListener('click', () => showPairing('added'));
  parts.code.addEventListener('input', () => showCodeError(null));
  parts.pairingForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendCode(onPaired);
  });
}

/** Sends the code; a refused code stays in the field. @param {(doctorName: string) => void} onPaired */
async function sendCode(onPaired) {
  if (isSending) return;
  showPairingFailure(null);
  const code = parts.code.value.trim();
  if (code === '') return refuse(PAIRING_TEXTS.writeCode);
  setSending(true);
  const result = await send('pair', 'doctor_name', 'string', { code });
  setSending(false);
  if (result.kind === 'stored') onPaired(String(result.body.doctor_name));
  else if (result.kind === 'invalid') refuse(result.errors['code']?.[0] ?? PAIRING_TEXTS.wrongCode);
  else {
    showPairingFailure(result.kind === 'busy' ? busyFor(result.seconds) : TEXTS.unreachable);
    parts.pairingFailure.focus();
  }
}

/** @param {string | null} message */
const showCodeError = (message) => showError(parts.code, parts.codeError, message);

/** @param {string} message */
function refuse(message) {
  showCodeError(message);
  parts.code.focus();
  parts.code.select();
}

/** @param {string | null} message */
const showPairingFailure = (message) => showText(parts.pairingFailure, message);

/** @param {boolean} sending */
function setSending(sending) {
  isSending = sending;
  // Not `disabled`: the button keeps the focus.
  parts.pairSend.setAttribute('aria-disabled', String(sending));
  parts.pairSend.textContent = sending ? PAIRING_TEXTS.sending : PAIRING_TEXTS.pair;
  parts.code.readOnly = sending;
  parts.announcement.textContent = sending ? PAIRING_TEXTS.sending : null;
}
