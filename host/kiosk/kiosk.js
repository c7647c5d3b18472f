// @ts-check
// A patient takes a queue ticket, asks for a prescription, or makes an appointment. Nothing that they write stays in the browser after it.
import { askForRecept, bookAppointment, loadPractices, takeTicket } from './kiosk-server.js';
import { chosenPractice, offerPractices } from './practice-choice.js';
import { chosenKind, showKind, TEXT_FIELDS, textErrors } from './request-kind.js';
import { focusField, parts, show, showFailure, showFieldError } from './screen.js';
import { chosenDay, chosenTime, offerAgain, offerDays, offerTimes } from './appointment-choice.js';
import { busyFor, KIND_TEXTS, TEXTS, waitingBefore } from './texts.js';

/** After this long without a touch the page resets, so that the next patient sees no number of another. */
const IDLE_MS = 30_000;
const FIELDS = /** @type {const} */ (['practice', 'day', 'time', ...TEXT_FIELDS]);

let requestId = newRequestId();
let isSending = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let idleTimer;

for (const button of [parts.reload, parts.done, parts.receptDone, parts.appointmentDone])
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
  // Another doctor or kind is a new request, whatever happened to the first. Another time of an appointment is not: the first one may be
  // stored although its answer was lost, and would be booked twice.
  if (name === 'practice' || name === 'kind') requestId = newRequestId();
});
// The choices are locked while sending: the answer would be to something else.
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
    // Tries again later: nobody may be at the kiosk when the server is back.
    waitForIdleness();
  }
}

function clear() {
  clearTimeout(idleTimer);
  parts.form.reset();
  parts.practiceList.replaceChildren();
  changeKind();
  void offerDays();
  const { number, before, doctor, receptDoctor, appointmentWhen, appointmentDoctor, announcement } = parts;
  for (const part of [number, before, doctor, receptDoctor, appointmentWhen, appointmentDoctor, announcement]) {
    part.textContent = null;
  }
  requestId = newRequestId();
}

/** Keeps what was written and clears its errors, which may not apply to the other kind. */
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
  // The idle time starts again, so that an answer can be read.
  waitForIdleness();
  if (answer.kind === 'ticket') showTicket(answer.ticket);
  else if (answer.kind === 'recept') showRecept(answer.recept);
  else if (answer.kind === 'appointment') showAppointment(answer.appointment);
  else if (answer.kind === 'invalid') showErrors(answer.errors);
  else showRetry(answer.kind === 'busy' ? busyFor(answer.seconds) : TEXTS.unreachable, TEXTS.retry);
}

/** @typedef {{ practice: string, name: string, request_id: string }} Request */

const sendAs = {
  /** @param {Request} request */
  ticket: (request) => takeTicket({ ...request, reason: parts.reason.value }),
  /** @param {Request} request */
  recept: (request) => askForRecept({ ...request, medicine: parts.medicine.value, note: parts.note.value }),
  /** @param {Request} request */
  appointment: (request) =>
    bookAppointment({ ...request, day: chosenDay(), time: chosenTime(), reason: parts.reason.value }),
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

/** @param {import('./kiosk-server.js').KioskAppointment} appointment */
function showAppointment({ scheduled_formated, doctor_name }) {
  clear();
  parts.appointmentWhen.textContent = scheduled_formated;
  parts.appointmentDoctor.textContent = doctor_name;
  show('appointment');
  parts.announcement.textContent = `${scheduled_formated}, ${doctor_name}`;
  waitForIdleness();
}

function hasErrors() {
  const errors = textErrors();
  if (!chosenPractice()) errors['practice'] = [TEXTS.choosePractice];
  else if (chosenKind() === 'appointment') {
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
    showRetry(errors['request_id']?.[0] ?? TEXTS.unreachable, TEXTS.retry);
  } else if (first === 'time' && chosenTime()) void offerAgain(errors['time']?.[0] ?? TEXTS.timeTaken);
  else focusField(first);
}

/**
 * @param {string} message
 * @param {string} action
 */
function showRetry(message, action) {
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
