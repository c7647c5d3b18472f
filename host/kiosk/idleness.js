// @ts-check
// Detects whether somebody is at the kiosk.

/** After this time without input the page asks whether somebody is there, and covers its content. */
const IDLE_MS = 30_000;
/** Wait for an answer before the page resets, so that the next patient sees nobody else's number (WCAG 2.2.1: at least 20 s). */
const ANSWER_MS = 20_000;
/** Interval at which an unattended page checks whether its practices still receive patients. */
const CHECK_MS = 60_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Whether the page was touched since its last reset. */
export const isSomebodyThere = () => timer !== undefined;

export function clearTouch() {
  clearTimeout(timer);
  timer = undefined;
}

/** @param {() => boolean} isBusy whether a request is running @param {() => void} onIdle */
export function waitForIdleness(isBusy, onIdle) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isBusy()) waitForIdleness(isBusy, onIdle);
    else onIdle();
  }, IDLE_MS);
}

/** @param {() => void} onIdle */
export function waitForAnswer(onIdle) {
  clearTimeout(timer);
  timer = setTimeout(onIdle, ANSWER_MS);
}

/** Calls `check` at intervals and when the tablet wakes up, unless somebody is there. @param {() => void} check */
export function checkWhileUnattended(check) {
  const checkIfUnattended = () => isSomebodyThere() || document.hidden || check();
  setInterval(checkIfUnattended, CHECK_MS);
  document.addEventListener('visibilitychange', checkIfUnattended);
}
