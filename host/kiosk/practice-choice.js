// @ts-check
import { parts } from './screen.js';
import { CLOSED_TEXTS, isolated, newcomerAt, noticeText, STATE_TEXTS, TICKET_TEXT, waitingNow } from './texts.js';

/** @typedef {import('./kiosk-server.js').KioskPractice} KioskPractice */

/** Practices on offer. @type {KioskPractice[]} */
let offered = [];

/**
 * Offers the practices; a kiosk that stands before one door (`?ambulancia=code`, or the only practice) does not ask.
 * Answers whether there is anything to choose from.
 * @param {KioskPractice[]} practices
 */
export function offerPractices(practices) {
  const wanted = new URLSearchParams(location.search).get('ambulancia');
  offered = wanted === null ? practices : practices.filter(({ code }) => code === wanted);
  const [only] = offered;
  const isOne = offered.length === 1 && only !== undefined;
  parts.practices.hidden = isOne;
  parts.entryPractice.hidden = !isOne;
  parts.entryPractice.replaceChildren(...(isOne ? [isolated(only.doctor_name), ...facts(only).map(small)] : []));
  const notice = isOne ? only.announcement : null;
  parts.entryNotice.hidden = notice === null;
  parts.entryNoticeText.textContent = notice && isolated(notice);
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
 * A place is not given where nobody will call it: the choice of a ticket says why, and another one is made. Answers whether it did so.
 */
export function settleTickets() {
  const closed = offered.find(({ code }) => code === chosenPractice())?.closed ?? null;
  parts.ticketChoice.disabled = closed !== null;
  parts.ticketChoiceText.textContent = closed === null ? TICKET_TEXT : CLOSED_TEXTS[closed];
  if (closed === null || !parts.ticketChoice.checked) return false;
  parts.appointmentChoice.checked = true;
  return true;
}

/** Lines about the practice's present state. @param {KioskPractice} practice */
function facts({ waiting, doctor_state, closed, expected }) {
  const state = doctor_state && STATE_TEXTS[doctor_state];
  if (closed !== null) return [CLOSED_TEXTS[closed]];
  return [waitingNow(waiting), state, expected && newcomerAt(expected)].filter((line) => line !== null);
}

/**
 * @param {KioskPractice} practice
 * @param {boolean} isChosen
 */
function choice(practice, isChosen) {
  const { code, doctor_name, practice_title, announcement } = practice;
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = 'practice';
  radio.value = code;
  radio.defaultChecked = isChosen;
  const label = document.createElement('label');
  label.className = 'choice';
  const text = document.createElement('span');
  text.append(
    isolated(doctor_name),
    ...[
      practice_title && isolated(practice_title),
      ...facts(practice),
      announcement && noticeText(isolated(announcement)),
    ]
      .filter((line) => line !== null)
      .map(small),
  );
  label.append(radio, text);
  return label;
}

/** @param {string} line */
function small(line) {
  const element = document.createElement('small');
  element.textContent = line;
  return element;
}
