// @ts-check
// The page of a television. The key is in the page's address, or is typed once and stored by the device.
import { part, showError } from '../own-page.js';

const STORAGE_KEY = 'ordinacia-display-key';
const TEXTS = {
  empty: 'Napíšte kľúč obrazovky.',
  wrong: 'Kľúč má dvanásť znakov, bez samohlások a\u00a0bez 0 a\u00a01.',
  old: 'Kľúč, ktorý tu bol, už neplatí.',
};

const display = part('display', HTMLElement);
const input = part('key', HTMLInputElement);
const error = part('key-error', HTMLElement);
const given = keyIn(location.pathname.slice('/display/'.length));

// Until both modules have started, the page reloads itself (server/pages/unstarted-pages.ts).
void customElements.whenDefined('ordinacia-display').then(() => {
  part('not-started', HTMLElement).remove();
  if (given !== null) showDisplay(given);
  else begin();
});

/** Shows the display with the stored key; asks for a key if there is none, or if the practice has replaced it. */
function begin() {
  const known = storedKey();
  if (known === null) return askForKey(null);
  showDisplay(known);
  fetch(`/display/api/${known}`).then(
    ({ status }) => {
      if (status !== 404) return;
      display.remove();
      askForKey(TEXTS.old);
    },
    // The display itself shows that there is no connection, and retries.
    () => undefined,
  );
}

/** @param {string} known */
function showDisplay(known) {
  storeKey(known);
  const settings = new URLSearchParams(location.search);
  for (const name of ['theme', 'voice', 'sound']) {
    const value = settings.get(name);
    if (value !== null) display.setAttribute(name, value);
  }
  display.setAttribute('display-key', known);
  display.hidden = false;
}

/** @param {string | null} reason */
function askForKey(reason) {
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

/** The key in a text, which may be typed in lower case and in groups; null if there is none. @param {string} text */
function keyIn(text) {
  const typed = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return /^[2-9BCDFGHJKMNPQRSTVWXZ]{12}$/.test(typed) ? typed : null;
}

function storedKey() {
  try {
    return keyIn(localStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    // The browser has no storage: the key must be in the address.
    return null;
  }
}

/** @param {string} known */
function storeKey(known) {
  try {
    localStorage.setItem(STORAGE_KEY, known);
  } catch {
    // See above.
  }
}
