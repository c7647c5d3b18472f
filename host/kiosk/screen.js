// @ts-check
// The page's elements, found once, and which of its views is shown.

/**
 * @template {HTMLElement} E
 * @param {string} id
 * @param {new () => E} type
 * @returns {E}
 */
function part(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

export const parts = {
  announcement: part('announcement', HTMLElement),
  unavailableText: part('unavailable-text', HTMLElement),
  reload: part('reload', HTMLButtonElement),
  form: part('form', HTMLFormElement),
  failure: part('failure', HTMLElement),
  practices: part('practices', HTMLFieldSetElement),
  practiceList: part('practice-list', HTMLElement),
  entryPractice: part('entry-practice', HTMLElement),
  days: part('days', HTMLFieldSetElement),
  dayList: part('day-list', HTMLElement),
  dayMessage: part('day-message', HTMLElement),
  dayRetry: part('day-retry', HTMLButtonElement),
  times: part('times', HTMLFieldSetElement),
  timeList: part('time-list', HTMLElement),
  timeMessage: part('time-message', HTMLElement),
  timeRetry: part('time-retry', HTMLButtonElement),
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
  done: part('done', HTMLButtonElement),
  receptDoctor: part('recept-doctor', HTMLElement),
  receptDone: part('recept-done', HTMLButtonElement),
  appointmentWhen: part('appointment-when', HTMLElement),
  appointmentDoctor: part('appointment-doctor', HTMLElement),
  appointmentDone: part('appointment-done', HTMLButtonElement),
};

const VIEWS = ['loading', 'unavailable', 'entry', 'ticket', 'recept', 'appointment'];

let isFirstView = true;

/** @typedef {'loading' | 'unavailable' | 'entry' | 'ticket' | 'recept' | 'appointment'} View */

/**
 * Shows one view and, unless it is the first of the page, moves the focus to its heading, so that it is read out.
 * @param {View} view
 */
export function show(view) {
  for (const each of VIEWS) part(each, HTMLElement).hidden = each !== view;
  if (view === 'loading') return;
  if (!isFirstView) document.getElementById(`${view}-title`)?.focus();
  isFirstView = false;
  window.scrollTo(0, 0);
}

/** @typedef {'practice' | 'day' | 'time'} ChoiceField */
/** @typedef {'name' | 'reason' | 'medicine' | 'note'} TextField */

/**
 * @param {ChoiceField | TextField} field
 * @param {string | null} message null takes the error away
 */
export function showFieldError(field, message) {
  const error = part(`${field}-error`, HTMLElement);
  error.textContent = message;
  error.hidden = message === null;
  // A radio button cannot be invalid; the message describes the whole group.
  if (!isChoice(field)) parts[field].setAttribute('aria-invalid', String(message !== null));
}

/**
 * Puts the focus where the field is filled in.
 * @param {ChoiceField | TextField} field
 */
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
export function showFailure(message) {
  parts.failure.textContent = message;
  parts.failure.hidden = message === null;
}
