// @ts-check
// A patient takes a queue ticket. Nothing that they write stays in the browser after it.
import { loadPractices, takeTicket } from './kiosk-server.js';
import { chosenPractice, offerPractices } from './practice-choice.js';
import { parts, show, showFailure, showFieldError } from './screen.js';
import { busyFor, TEXTS, tooLong, waitingBefore } from './texts.js';

/** After this long without a touch the next patient finds an empty form, and nobody's number. */
const IDLE_MS = 30_000;
const LONGEST = { name: 80, reason: 300 };
const FIELDS = /** @type {const} */ (['practice', 'name', 'reason']);

let requestId = newRequestId();
let isSending = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let idleTimer;

parts.reload.addEventListener('click', begin);
parts.done.addEventListener('click', begin);
parts.form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
parts.form.addEventListener('input', (event) => {
  const field = FIELDS.find((name) => event.target instanceof Element && event.target.getAttribute('name') === name);
  if (field) showFieldError(field, null);
  // Another doctor's ticket is another ticket, whatever became of the first request.
  if (field === 'practice') requestId = newRequestId();
});
for (const event of ['pointerdown', 'keydown', 'input']) document.addEventListener(event, waitForIdleness);
// A page that comes back from the browser's memory would bring the last patient's form with it.
window.addEventListener('pageshow', (event) => event.persisted && begin());
void begin();

/** The empty form, with the practices as they are now. */
async function begin() {
  clear();
  show('loading');
  try {
    const isAny = offerPractices(await loadPractices());
    parts.unavailableText.textContent = TEXTS.noPractices;
    show(isAny ? 'entry' : 'unavailable');
  } catch {
    parts.unavailableText.textContent = TEXTS.cannotLoad;
    show('unavailable');
    // Nobody may be standing at the kiosk when the server is back.
    waitForIdleness();
  }
}

function clear() {
  clearTimeout(idleTimer);
  parts.form.reset();
  parts.practiceList.replaceChildren();
  for (const field of FIELDS) showFieldError(field, null);
  showFailure(null);
  for (const part of [parts.number, parts.before, parts.doctor, parts.announcement]) part.textContent = null;
  parts.take.textContent = TEXTS.take;
  requestId = newRequestId();
}

async function send() {
  if (isSending || hasErrors()) return;
  setSending(true);
  showFailure(null);
  const answer = await takeTicket({
    practice: chosenPractice(),
    name: parts.name.value,
    reason: parts.reason.value,
    request_id: requestId,
  });
  setSending(false);
  if (answer.kind === 'ticket') showTicket(answer.ticket);
  else if (answer.kind === 'invalid') showErrors(answer.errors);
  else complain(answer.kind === 'busy' ? busyFor(answer.seconds) : TEXTS.unreachable, TEXTS.retry);
}

/** @param {boolean} sending */
function setSending(sending) {
  isSending = sending;
  // `disabled` would throw the focus away from the button.
  parts.take.setAttribute('aria-disabled', String(sending));
  parts.take.textContent = sending ? TEXTS.sending : TEXTS.take;
  for (const input of [parts.name, parts.reason]) input.readOnly = sending;
  parts.announcement.textContent = sending ? TEXTS.sending : null;
}

/** @param {import('./kiosk-server.js').KioskTicket} ticket */
function showTicket({ number, before, doctor_name }) {
  clear();
  parts.number.textContent = String(number);
  parts.before.textContent = waitingBefore(before);
  parts.doctor.textContent = doctor_name;
  show('ticket');
  parts.announcement.textContent = waitingBefore(before);
  waitForIdleness();
}

function hasErrors() {
  /** @type {Record<string, string[]>} */
  const errors = {};
  if (!chosenPractice()) errors['practice'] = [TEXTS.choosePractice];
  for (const field of /** @type {const} */ (['name', 'reason'])) {
    const { length } = parts[field].value.trim();
    if (length > LONGEST[field]) errors[field] = [tooLong(LONGEST[field], length)];
  }
  for (const field of FIELDS) showFieldError(field, null);
  if (Object.keys(errors).length === 0) return false;
  showErrors(errors);
  return true;
}

/** @param {Record<string, string[]>} errors by field, as the server answers them */
function showErrors(errors) {
  for (const field of FIELDS) showFieldError(field, errors[field]?.[0] ?? null);
  const first = FIELDS.find((field) => errors[field]);
  if (first === undefined) {
    // Nothing at a field: the request itself was refused, so that only a new one can help.
    requestId = newRequestId();
    complain(errors['request_id']?.[0] ?? TEXTS.unreachable, TEXTS.retry);
  } else if (first === 'practice') parts.practiceList.querySelector('input')?.focus();
  else parts[first].focus();
}

/**
 * @param {string} message
 * @param {string} action
 */
function complain(message, action) {
  showFailure(message);
  parts.take.textContent = action;
  parts.failure.focus();
}

function waitForIdleness() {
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => {
    if (isSending) waitForIdleness();
    else void begin();
  }, IDLE_MS);
}

function newRequestId() {
  // Not `randomUUID`: a tablet in the practice's network may open the page without TLS.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
