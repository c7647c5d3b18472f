// @ts-check
// A patient takes a queue ticket, asks for a prescription, or makes an appointment. Nothing that they write stays in the browser after it.
import { askForRecept, bookTerm, loadPractices, takeTicket } from './kiosk-server.js';
import { chosenPractice, offerPractices } from './practice-choice.js';
import { chosenKind, showKind, TEXT_FIELDS, textErrors } from './request-kind.js';
import { focusField, parts, show, showFailure, showFieldError } from './screen.js';
import { chosenDay, chosenTime, offerAgain, offerDays, offerTimes } from './term-choice.js';
import { busyFor, KIND_TEXTS, TEXTS, waitingBefore } from './texts.js';

/** After this long without a touch the next patient finds an empty form, and nobody's number. */
const IDLE_MS = 30_000;
const FIELDS = /** @type {const} */ (['practice', 'day', 'time', ...TEXT_FIELDS]);

let requestId = newRequestId();
let isSending = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let idleTimer;

for (const button of [parts.reload, parts.done, parts.receptDone, parts.termDone])
  button.addEventListener('click', begin);
parts.form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
parts.form.addEventListener('input', (event) => {
  const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
  const field = FIELDS.find((each) => each === name);
  if (field) showFieldError(field, null);
  if (name === 'kind') changeKind();
  if (name === 'kind' || name === 'practice') void offerDays();
  if (name === 'day') void offerTimes();
  // Another doctor's ticket, or a prescription, is another request, whatever became of the first. Another time of an appointment is not:
  // it may be stored although its answer was lost, and nobody wants two.
  if (name === 'practice' || name === 'kind') requestId = newRequestId();
});
// What is being sent does not change any more: the answer would be to something else.
parts.form.addEventListener('click', (event) => {
  if (isSending && event.target instanceof HTMLInputElement && event.target.type === 'radio') event.preventDefault();
});
for (const event of ['pointerdown', 'keydown', 'input']) document.addEventListener(event, waitForIdleness);
// A page that comes back from the browser's memory would bring the last patient's form with it.
window.addEventListener('pageshow', (event) => event.persisted && begin());
void begin();

/** The empty form, with the practices as they are now. */
async function begin() {
  clear();
  show('loading');
  try {
    const isAny = offerPractices(await loadPractices());
    parts.unavailableText.textContent = TEXTS.noPractices;
    show(isAny ? 'entry' : 'unavailable');
  } catch {
    parts.unavailableText.textContent = TEXTS.cannotLoad;
    show('unavailable');
    // Nobody may be standing at the kiosk when the server is back.
    waitForIdleness();
  }
}

function clear() {
  clearTimeout(idleTimer);
  parts.form.reset();
  parts.practiceList.replaceChildren();
  changeKind();
  void offerDays();
  const { number, before, doctor, receptDoctor, termWhen, termDoctor, announcement } = parts;
  for (const part of [number, before, doctor, receptDoctor, termWhen, termDoctor, announcement]) {
    part.textContent = null;
  }
  requestId = newRequestId();
}

/** What was written stays; what was wrong with it may not be wrong any more. */
function changeKind() {
  for (const field of FIELDS) showFieldError(field, null);
  showFailure(null);
  showKind();
}

async function send() {
  if (isSending || hasErrors()) return;
  setSending(true);
  showFailure(null);
  const request = { practice: chosenPractice(), name: parts.name.value, request_id: requestId };
  const answer = await sendAs[chosenKind()](request);
  setSending(false);
  // What went wrong wants to be read: the time since the last touch went by waiting.
  waitForIdleness();
  if (answer.kind === 'ticket') showTicket(answer.ticket);
  else if (answer.kind === 'recept') showRecept(answer.recept);
  else if (answer.kind === 'term') showTerm(answer.term);
  else if (answer.kind === 'invalid') showErrors(answer.errors);
  else complain(answer.kind === 'busy' ? busyFor(answer.seconds) : TEXTS.unreachable, TEXTS.retry);
}

/** @typedef {{ practice: string, name: string, request_id: string }} Request */

const sendAs = {
  /** @param {Request} request */
  ticket: (request) => takeTicket({ ...request, reason: parts.reason.value }),
  /** @param {Request} request */
  recept: (request) => askForRecept({ ...request, medicine: parts.medicine.value, note: parts.note.value }),
  /** @param {Request} request */
  term: (request) => bookTerm({ ...request, day: chosenDay(), time: chosenTime(), reason: parts.reason.value }),
};

/** @param {boolean} sending */
function setSending(sending) {
  isSending = sending;
  const { sending: sendingText, take } = KIND_TEXTS[chosenKind()];
  // `disabled` would throw the focus away from the button.
  parts.take.setAttribute('aria-disabled', String(sending));
  parts.take.textContent = sending ? sendingText : take;
  for (const field of TEXT_FIELDS) parts[field].readOnly = sending;
  parts.announcement.textContent = sending ? sendingText : null;
}

/** @param {import('./kiosk-server.js').KioskTicket} ticket */
function showTicket({ number, before, doctor_name }) {
  clear();
  parts.number.textContent = String(number);
  parts.before.textContent = waitingBefore(before);
  parts.doctor.textContent = doctor_name;
  show('ticket');
  parts.announcement.textContent = waitingBefore(before);
  waitForIdleness();
}

/** @param {import('./kiosk-server.js').KioskRecept} recept */
function showRecept({ doctor_name }) {
  clear();
  parts.receptDoctor.textContent = doctor_name;
  show('recept');
  waitForIdleness();
}

/** @param {import('./kiosk-server.js').KioskTerm} term */
function showTerm({ scheduled_formated, doctor_name }) {
  clear();
  parts.termWhen.textContent = scheduled_formated;
  parts.termDoctor.textContent = doctor_name;
  show('term');
  parts.announcement.textContent = `${scheduled_formated}, ${doctor_name}`;
  waitForIdleness();
}

function hasErrors() {
  const errors = textErrors();
  if (!chosenPractice()) errors['practice'] = [TEXTS.choosePractice];
  else if (chosenKind() === 'term') {
    if (!chosenDay()) errors['day'] = [TEXTS.chooseDay];
    else if (!chosenTime()) errors['time'] = [TEXTS.chooseTime];
  }
  for (const field of FIELDS) showFieldError(field, null);
  if (Object.keys(errors).length === 0) return false;
  showErrors(errors);
  return true;
}

/** @param {Record<string, string[]>} errors by field, as the server answers them */
function showErrors(errors) {
  for (const field of FIELDS) showFieldError(field, errors[field]?.[0] ?? null);
  const first = FIELDS.find((field) => errors[field]);
  if (first === undefined) {
    // Nothing at a field: the request itself was refused, so that only a new one can help.
    requestId = newRequestId();
    complain(errors['request_id']?.[0] ?? TEXTS.unreachable, TEXTS.retry);
  } else if (first === 'time' && chosenTime()) void offerAgain(errors['time']?.[0] ?? TEXTS.timeTaken);
  else focusField(first);
}

/**
 * @param {string} message
 * @param {string} action
 */
function complain(message, action) {
  showFailure(message);
  parts.take.textContent = action;
  parts.failure.focus();
}

function waitForIdleness() {
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => {
    if (isSending) waitForIdleness();
    else void begin();
  }, IDLE_MS);
}

function newRequestId() {
  // Not `randomUUID`: a tablet in the practice's network may open the page without TLS.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
