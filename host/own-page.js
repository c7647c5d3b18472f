// @ts-check
// Helpers for the pages of the kiosk, the set-up and a television.

/**
 * An element of the page.
 * @template {HTMLElement} E
 * @param {string} id
 * @param {new () => E} type
 * @returns {E}
 */
export function part(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

/** Shows a text, or hides its element. @param {HTMLElement} element @param {string | null} text */
export function showText(element, text) {
  element.textContent = text;
  element.hidden = text === null;
}

/** @param {HTMLElement} field @param {HTMLElement} error @param {string | null} message null removes the error */
export function showError(field, error, message) {
  showText(error, message);
  field.setAttribute('aria-invalid', String(message !== null));
}

/** @param {string} path @param {object} body @param {number} timeoutMs */
export const post = (path, body, timeoutMs) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
