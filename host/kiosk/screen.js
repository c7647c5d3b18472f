// @ts-check
// The page's elements, and the view that is shown.
import { part, showError, showText } from '../own-page.js';

export const parts = {
  announcement: part('announcement', HTMLElement),
  unavailableText: part('unavailable-text', HTMLElement),
  reload: part('reload', HTMLButtonElement),
  pairingTitle: part('pairing-title', HTMLElement),
  pairingText: part('pairing-text', HTMLElement),
  pairingForm: part('pairing-form', HTMLFormElement),
  pairingFailure: part('pairing-failure', HTMLElement),
  code: part('code', HTMLInputElement),
  codeError: part('code-error', HTMLElement),
  pairSend: part('pair-send', HTMLButtonElement),
  pairBack: part('pair-back', HTMLButtonElement),
  pair: part('pair', HTMLButtonElement),
  stopTitle: part('stop-title', HTMLElement),
  stopBack: part('stop-back', HTMLButtonElement),
  form: part('form', HTMLFormElement),
  stillThere: part('still-there', HTMLDialogElement),
  failure: part('failure', HTMLElement),
  ticketChoice: part('ticket-choice', HTMLInputElement),
  ticketChoiceText: part('ticket-choice-text', HTMLElement),
  appointmentChoice: part('appointment-choice', HTMLInputElement),
  practices: part('practices', HTMLFieldSetElement),
  practiceList: part('practice-list', HTMLElement),
  entryPractice: part('entry-practice', HTMLElement),
  entryNotice: part('entry-notice', HTMLElement),
  entryNoticeText: part('entry-notice-text', HTMLElement),
  name: part('name', HTMLInputElement),
  nameOptional: part('name-optional', HTMLElement),
  nameInfo: part('name-info', HTMLElement),
  reason: part('reason', HTMLTextAreaElement),
  medicine: part('medicine', HTMLInputElement),
  note: part('note', HTMLTextAreaElement),
  take: part('take', HTMLButtonElement),
  number: part('number', HTMLElement),
  before: part('before', HTMLElement),
  doctor: part('doctor', HTMLElement),
  expected: part('expected', HTMLElement),
  late: part('late', HTMLElement),
  taken: part('taken', HTMLElement),
  print: part('print', HTMLButtonElement),
  done: part('done', HTMLButtonElement),
  receptDoctor: part('recept-doctor', HTMLElement),
  receptDone: part('recept-done', HTMLButtonElement),
  appointmentWhen: part('appointment-when', HTMLElement),
  appointmentDoctor: part('appointment-doctor', HTMLElement),
  appointmentDone: part('appointment-done', HTMLButtonElement),
};

const VIEWS = /** @type {const} */ ([
  'loading',
  'unavailable',
  'pairing',
  'entry',
  'stop',
  'ticket',
  'recept',
  'appointment',
]);

let isFirstView = true;
/** @type {View | undefined} */
let shown;

/** @typedef {typeof VIEWS[number]} View */

export const shownView = () => shown;

/**
 * Shows one view and, unless it is the first of the page, focuses its heading, so that a screen reader reads it.
 * @param {View} view
 */
export function show(view) {
  if (view === shown) return;
  shown = view;
  for (const each of VIEWS) part(each, HTMLElement).hidden = each !== view;
  // Pairing is offered only in views where nobody fills in a request.
  parts.pair.hidden = view !== 'entry' && view !== 'unavailable';
  if (view === 'loading') return;
  if (!isFirstView) document.getElementById(`${view}-title`)?.focus();
  isFirstView = false;
  window.scrollTo(0, 0);
}

/** @typedef {'practice' | 'day' | 'time'} ChoiceField */
/** @typedef {'name' | 'reason' | 'medicine' | 'note'} TextField */

/** @param {ChoiceField | TextField} field @param {string | null} message null removes the error */
export function showFieldError(field, message) {
  const error = part(`${field}-error`, HTMLElement);
  // A radio button cannot be invalid; the message describes the whole group.
  if (isChoice(field)) showText(error, message);
  else showError(parts[field], error, message);
}

/** Focuses the control of a field. @param {ChoiceField | TextField} field */
export function focusField(field) {
  if (isChoice(field)) part(`${field}-list`, HTMLElement).querySelector('input')?.focus();
  else parts[field].focus();
}

/**
 * @param {ChoiceField | TextField} field
 * @returns {field is ChoiceField}
 */
function isChoice(field) {
  return field === 'practice' || field === 'day' || field === 'time';
}

/** @param {string | null} message */
export const showFailure = (message) => showText(parts.failure, message);

/** The chosen value of a group of radio buttons; an empty text when none is chosen yet. @param {string} name */
export function chosenValue(name) {
  const value = new FormData(parts.form).get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * A radio button of the form, with its text.
 * @param {{ name: string, value: string, isChosen?: boolean }} choice
 * @param {(string | Node)[]} content
 */
export function choiceOf({ name, value, isChosen = false }, content) {
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = name;
  radio.value = value;
  radio.defaultChecked = isChosen;
  const text = document.createElement('span');
  text.append(...content);
  const label = document.createElement('label');
  label.className = 'choice';
  label.append(radio, text);
  return label;
}

/** A line below the text of a choice. @param {string} line */
export function small(line) {
  const element = document.createElement('small');
  element.textContent = line;
  return element;
}
