// @ts-check
// The page of a television. The key stands in its address, or is typed once and remembered by the device.
import { part, showError } from '../own-page.js';

const STORAGE_KEY = 'ordinacia-display-key';
/** A television whose server was away at its start tries again by itself. */
const RELOAD_MS = 15_000;
const TEXTS = {
  empty: 'Napíšte kľúč obrazovky.',
  wrong: 'Kľúč má dvanásť znakov, bez samohlások a\u00a0bez 0 a\u00a01.',
  old: 'Kľúč, ktorý tu bol, už neplatí.',
};

const display = part('display', HTMLElement);
const input = part('key', HTMLInputElement);
const error = part('key-error', HTMLElement);
const given = keyIn(location.pathname.slice('/display/'.length));

if (given !== null) showDisplay(given);
else void begin();

/** The key that was typed once; it is asked for anew when the practice has another one since. */
async function begin() {
  const known = remembered();
  if (known === null) return ask(null);
  const status = await fetch(`/display/api/${known}`).then(
    (answer) => answer.status,
    // The display itself says that there is no connection, and goes on trying.
    () => null,
  );
  if (status === 404) ask(TEXTS.old);
  else showDisplay(known);
}

/** @param {string} known */
function showDisplay(known) {
  remember(known);
  const settings = new URLSearchParams(location.search);
  for (const name of ['theme', 'voice', 'sound']) {
    const value = settings.get(name);
    if (value !== null) display.setAttribute(name, value);
  }
  display.setAttribute('display-key', known);
  display.hidden = false;
}

/** @param {string | null} reason */
function ask(reason) {
  part('ask', HTMLElement).hidden = false;
  showError(input, error, reason);
  input.focus();
  part('form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = keyIn(input.value);
    const message = typed === null ? (input.value.trim() === '' ? TEXTS.empty : TEXTS.wrong) : null;
    showError(input, error, message);
    if (typed === null) input.focus();
    else location.assign(`/display/${typed}${location.search}`);
  });
}

window.addEventListener('load', () => {
  if (customElements.get('ordinacia-display')) return;
  display.remove();
  part('ask', HTMLElement).hidden = true;
  part('failure', HTMLElement).hidden = false;
  setTimeout(() => location.reload(), RELOAD_MS);
});

/**
 * As it is typed from a screen: in either case, in groups.
 * @param {string} text
 */
function keyIn(text) {
  const typed = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return /^[2-9BCDFGHJKMNPQRSTVWXZ]{12}$/.test(typed) ? typed : null;
}

function remembered() {
  try {
    return keyIn(localStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    // The browser keeps nothing: the address has to have the key.
    return null;
  }
}

/** @param {string} known */
function remember(known) {
  try {
    localStorage.setItem(STORAGE_KEY, known);
  } catch {
    // See above.
  }
}
