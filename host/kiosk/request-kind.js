// @ts-check
// The kinds of request: a ticket, a prescription or an appointment. Each has its fields, some of them required.
import { chosenValue, parts } from './screen.js';
import { KIND_TEXTS, TEXTS, tooLong } from './texts.js';

/** @typedef {import('./screen.js').TextField} TextField */
/** @typedef {'ticket' | 'recept' | 'appointment'} Kind */

/** The longest texts that the server accepts. @type {Record<TextField, number>} */
const LONGEST = { name: 80, reason: 300, medicine: 120, note: 300 };

/** @type {Record<Kind, readonly TextField[]>} */
const FIELDS = { ticket: ['name', 'reason'], recept: ['name', 'medicine', 'note'], appointment: ['name', 'reason'] };

/** The error of an empty required field. @type {Record<Kind, Partial<Record<TextField, string>>>} */
const REQUIRED = {
  ticket: {},
  recept: { name: TEXTS.writeName, medicine: TEXTS.writeMedicine },
  appointment: { name: TEXTS.writeName },
};

/** @type {readonly TextField[]} */
export const TEXT_FIELDS = ['name', 'reason', 'medicine', 'note'];

/** @returns {Kind} */
export function chosenKind() {
  const kind = chosenValue('kind');
  return kind === 'recept' || kind === 'appointment' ? kind : 'ticket';
}

/** Shows the fields and texts of the chosen kind. */
export function showKind() {
  const kind = chosenKind();
  for (const field of parts.form.querySelectorAll('[data-kind]')) {
    field.toggleAttribute('hidden', !field.getAttribute('data-kind')?.split(' ').includes(kind));
  }
  const isNameRequired = 'name' in REQUIRED[kind];
  parts.name.setAttribute('aria-required', String(isNameRequired));
  parts.nameOptional.hidden = isNameRequired;
  parts.nameInfo.textContent = KIND_TEXTS[kind].nameInfo;
  parts.take.textContent = KIND_TEXTS[kind].take;
}

/** The errors of the text fields, by field. @returns {Record<string, string[]>} */
export function textErrors() {
  const kind = chosenKind();
  /** @type {Record<string, string[]>} */
  const errors = {};
  for (const field of FIELDS[kind]) {
    const { length } = parts[field].value.trim();
    const required = REQUIRED[kind][field];
    if (length === 0 && required) errors[field] = [required];
    if (length > LONGEST[field]) errors[field] = [tooLong(LONGEST[field], length)];
  }
  return errors;
}
