// @ts-check
import { parts } from './screen.js';
import { waitingNow } from './texts.js';

/** @typedef {import('./kiosk-server.js').KioskPractice} KioskPractice */

/**
 * Offers the practices; a kiosk that stands before one door (`?ambulancia=code`, or the only practice) does not ask.
 * Answers whether there is anything to choose from.
 * @param {KioskPractice[]} practices
 */
export function offerPractices(practices) {
  const wanted = new URLSearchParams(location.search).get('ambulancia');
  const offered = wanted === null ? practices : practices.filter(({ code }) => code === wanted);
  const [only] = offered;
  const isOne = offered.length === 1 && only !== undefined;
  parts.practices.hidden = isOne;
  parts.entryPractice.hidden = !isOne;
  parts.entryPractice.textContent = isOne ? `${only.doctor_name} · ${waitingNow(only.waiting)}` : null;
  const chosen = chosenPractice();
  parts.practiceList.replaceChildren(...offered.map((practice) => choice(practice, isOne || practice.code === chosen)));
  return offered.length > 0;
}

/** The chosen practice's code; an empty text when none is chosen yet. */
export function chosenPractice() {
  const value = new FormData(parts.form).get('practice');
  return typeof value === 'string' ? value : '';
}

/**
 * @param {KioskPractice} practice
 * @param {boolean} isChosen
 */
function choice({ code, doctor_name, practice_title, waiting }, isChosen) {
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = 'practice';
  radio.value = code;
  radio.defaultChecked = isChosen;
  const label = document.createElement('label');
  label.className = 'choice';
  const text = document.createElement('span');
  text.append(doctor_name, ...[practice_title, waitingNow(waiting)].filter((line) => line !== null).map(small));
  label.append(radio, text);
  return label;
}

/** @param {string} line */
function small(line) {
  const element = document.createElement('small');
  element.textContent = line;
  return element;
}
