// @ts-check
// Whether somebody stands at the kiosk.

/** After this long without a touch the page asks whether somebody is there, and covers what stands in it. */
const IDLE_MS = 30_000;
/** So long it waits for an answer before it resets, so that the next patient sees no number of another (WCAG 2.2.1: 20 s at least). */
const ANSWER_MS = 20_000;
/** How often a page that nobody touches looks whether its practices still receive patients. */
const LOOK_MS = 60_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Whether the page was touched since its last reset. */
export const isSomebodyThere = () => timer !== undefined;

export function forgetTouch() {
  clearTimeout(timer);
  timer = undefined;
}

/**
 * @param {() => boolean} isBusy an answer is on its way
 * @param {() => void} onIdle
 */
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

/** Also when a tablet wakes up. @param {() => void} look */
export function lookWhileNobodyIsThere(look) {
  const lookIfAlone = () => isSomebodyThere() || document.hidden || look();
  setInterval(lookIfAlone, LOOK_MS);
  document.addEventListener('visibilitychange', lookIfAlone);
}
