// @ts-check
// The free days of the chosen practice, and the free times of the chosen day.
import { loadDays, loadTimes } from './kiosk-server.js';
import { chosenPractice } from './practice-choice.js';
import { chosenKind } from './request-kind.js';
import { parts, showFieldError } from './screen.js';
import { TEXTS } from './texts.js';

/**
 * @typedef {{ value: string, title: string, note: string | null }} Offered
 * @typedef {{ box: HTMLElement, list: HTMLElement, message: HTMLElement, retry: HTMLButtonElement, name: string, asked: number,
 *   texts: { loading: string, none: string, failed: string } }} Place
 */

/** @type {Place} */
const days = {
  ...{ box: parts.days, list: parts.dayList, message: parts.dayMessage, retry: parts.dayRetry, name: 'day' },
  ...{ asked: 0, texts: TEXTS.days },
};
/** @type {Place} */
const times = {
  ...{ box: parts.times, list: parts.timeList, message: parts.timeMessage, retry: parts.timeRetry, name: 'time' },
  ...{ asked: 0, texts: TEXTS.times },
};

parts.dayRetry.addEventListener('click', () => void offerDays().then(() => focusFirst(days)));
parts.timeRetry.addEventListener('click', () => void offerTimes().then(() => focusFirst(times)));

/** Asks which days are free; without an appointment to make, or before a practice is chosen, there is nothing to ask. */
export async function offerDays() {
  const practice = chosenPractice();
  const isWanted = chosenKind() === 'term' && practice !== '';
  hide(times);
  if (!isWanted) return hide(days);
  await offer(days, async () =>
    (await loadDays(practice)).map(({ value, title, description }) => ({
      value,
      title: title ?? value,
      note: description,
    })),
  );
}

/** Asks which times of the chosen day are free. */
export async function offerTimes() {
  const day = chosenDay();
  if (day === '') return hide(times);
  await offer(times, async () =>
    (await loadTimes(chosenPractice(), day)).map(({ time }) => ({
      ...{ value: time, title: time.replace(/^0/, ''), note: null },
    })),
  );
}

/**
 * Somebody was faster: what is free now, with the focus where the choice goes on, and what happened said there.
 * @param {string} message
 */
export async function offerAgain(message) {
  await offerTimes();
  if (focusFirst(times)) return;
  showFieldError('time', null);
  showFieldError('day', message);
  await offerDays();
  focusFirst(days);
}

export const chosenDay = () => valueOf('day');
export const chosenTime = () => valueOf('time');

/**
 * @param {Place} place
 * @param {() => Promise<Offered[]>} load
 */
async function offer(place, load) {
  // An answer to what is not asked any more says nothing.
  const mine = (place.asked += 1);
  place.box.hidden = false;
  place.list.replaceChildren();
  place.retry.hidden = true;
  place.message.textContent = place.texts.loading;
  try {
    const offered = await load();
    if (mine !== place.asked) return;
    place.list.replaceChildren(...offered.map((one) => choice(place.name, one)));
    place.message.textContent = offered.length > 0 ? null : place.texts.none;
  } catch {
    if (mine !== place.asked) return;
    place.message.textContent = place.texts.failed;
    place.retry.hidden = false;
  }
}

/** @param {Place} place */
function hide(place) {
  place.asked += 1;
  place.box.hidden = true;
  place.list.replaceChildren();
}

/** @param {Place} place */
function focusFirst(place) {
  const first = place.list.querySelector('input');
  (first ?? (place.retry.hidden ? null : place.retry))?.focus();
  return first !== null;
}

/** @param {string} name */
function valueOf(name) {
  const value = new FormData(parts.form).get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * @param {string} name
 * @param {Offered} offered
 */
function choice(name, { value, title, note }) {
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = name;
  radio.value = value;
  const text = document.createElement('span');
  text.append(title);
  if (note !== null) {
    const small = document.createElement('small');
    small.textContent = note;
    text.append(' ', small);
  }
  const label = document.createElement('label');
  label.className = 'choice';
  label.append(radio, text);
  return label;
}
