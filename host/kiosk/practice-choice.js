// @ts-check
import { choiceOf, chosenValue, parts, small } from './screen.js';
import { CLOSED_TEXTS, isolated, newcomerAt, noticeText, STATE_TEXTS, TICKET_TEXT, waitingNow } from './texts.js';

/** @typedef {import('./kiosk-server.js').KioskPractice} KioskPractice */

/** Practices on offer. @type {KioskPractice[]} */
let offered = [];

/**
 * Offers the practices; a single practice (the only one, or `?ambulancia=code`) is chosen without asking.
 * Returns whether there is any practice.
 * @param {KioskPractice[]} practices
 */
export function offerPractices(practices) {
  const wanted = new URLSearchParams(location.search).get('ambulancia');
  offered = wanted === null ? practices : practices.filter(({ code }) => code === wanted);
  const [only] = offered;
  const isSingle = offered.length === 1 && only !== undefined;
  parts.practices.hidden = isSingle;
  parts.entryPractice.hidden = !isSingle;
  parts.entryPractice.replaceChildren(...(isSingle ? [isolated(only.doctor_name), ...facts(only).map(small)] : []));
  const notice = isSingle ? only.announcement : null;
  parts.entryNotice.hidden = notice === null;
  parts.entryNoticeText.textContent = notice && isolated(notice);
  const chosen = chosenPractice();
  parts.practiceList.replaceChildren(
    ...offered.map((practice) => choice(practice, isSingle || practice.code === chosen)),
  );
  return offered.length > 0;
}

/** The chosen practice's code; an empty text when none is chosen yet. */
export const chosenPractice = () => chosenValue('practice');

/**
 * Disables the choice of a ticket, with the reason, while the chosen practice gives out none. Returns whether it has therefore switched
 * the kind from ticket to appointment.
 */
export function updateTicketChoice() {
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

/** @param {KioskPractice} practice @param {boolean} isChosen */
function choice(practice, isChosen) {
  const { code, doctor_name, practice_title, announcement } = practice;
  const lines = [
    practice_title && isolated(practice_title),
    ...facts(practice),
    announcement && noticeText(isolated(announcement)),
  ].filter((line) => line !== null);
  return choiceOf({ name: 'practice', value: code, isChosen }, [isolated(doctor_name), ...lines.map(small)]);
}
