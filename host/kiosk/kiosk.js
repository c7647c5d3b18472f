// @ts-check
// A patient takes a queue ticket, requests a prescription, or books an appointment. The browser keeps none of the input afterwards.
import { part } from '../own-page.js';
import { checkWhileUnattended, clearTouch, isSomebodyThere, waitForAnswer, waitForIdleness } from './idleness.js';
import { codeOfError, loadPractices } from './kiosk-server.js';
import { clearPairing, isPairing, showPairing, watchPairing } from './pairing.js';
import { chosenPractice, offerPractices, updateTicketChoice } from './practice-choice.js';
import { chosenKind, showKind, TEXT_FIELDS, textErrors } from './request-kind.js';
import { fillTicket } from './ticket.js';
import { focusField, parts, show, showFailure, showFieldError, shownView } from './screen.js';
import { newRequestId, sendRequest } from './send-request.js';
import { chosenDay, chosenTime, offerAgain, offerDays, offerTimes } from './appointment-choice.js';
import { busyFor, isolated, KIND_TEXTS, pairedWith, STOP_TEXTS, TEXTS, withCode } from './texts.js';

/** `?tlac`: each ticket is printed. */
const PRINTS = new URLSearchParams(location.search).has('tlac');
const FIELDS = /** @type {const} */ (['practice', 'day', 'time', ...TEXT_FIELDS]);

/** Elements filled from a response, and emptied for the next patient. */
const RESPONSE_PARTS = [
  parts.number,
  parts.before,
  parts.expected,
  parts.late,
  parts.doctor,
  parts.taken,
  parts.receptDoctor,
  parts.appointmentWhen,
  parts.appointmentDoctor,
  parts.announcement,
];

let requestId = newRequestId();
let isSending = false;
/** The shown practices with their day, as JSON. */
let shownPractices = '';

for (const button of [parts.reload, parts.pairBack, parts.done, parts.receptDone, parts.appointmentDone])
  button.addEventListener('click', begin);
parts.print.addEventListener('click', () => window.print());
parts.stopBack.addEventListener('click', () => show('entry'));
watchPairing((doctorName) => void begin().then(() => (parts.announcement.textContent = pairedWith(doctorName))));
parts.form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
parts.form.addEventListener('input', (event) => {
  const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
  const field = FIELDS.find((each) => each === name);
  if (field) showFieldError(field, null);
  if (name === 'practice' && updateTicketChoice()) changeKind();
  if (name === 'kind') changeKind();
  if (name === 'kind' || name === 'practice') void offerDays();
  if (name === 'day') void offerTimes();
  // Another doctor or kind is a new request, whatever the result of the first. Another time of an appointment is not: the first request
  // may be stored although its response was lost, and a new id would book twice.
  if (name === 'practice' || name === 'kind') requestId = newRequestId();
});
// The choices are locked while sending: the response belongs to the sent choice.
parts.form.addEventListener('click', (event) => {
  if (isSending && event.target instanceof HTMLInputElement && event.target.type === 'radio') event.preventDefault();
});
for (const event of ['pointerdown', 'keydown', 'input']) document.addEventListener(event, waitForReset);
// A press anywhere confirms presence, and so does Escape.
parts.stillThere.addEventListener('click', stay);
parts.stillThere.addEventListener('cancel', (event) => {
  event.preventDefault();
  stay();
});
// A page restored from the back/forward cache would show the last patient's form.
window.addEventListener('pageshow', (event) => event.persisted && begin());
checkWhileUnattended(() => void refreshPractices());
// Until then the page reloads itself (server/pages/unstarted-pages.ts).
part('not-started', HTMLElement).remove();
void begin();

/** Shows an empty form, with the current practices. */
async function begin() {
  clear();
  show('loading');
  try {
    offer(await loadPractices());
  } catch (error) {
    parts.unavailableText.textContent = withCode(TEXTS.cannotLoad, codeOfError(error));
    show('unavailable');
    // Tries again later: nobody may be at the kiosk when the server is back.
    waitForReset();
  }
}

/** @param {Awaited<ReturnType<typeof loadPractices>>} result */
function offer(result) {
  shownPractices = onToday(result);
  if (result.kind !== 'practices') return showPairing(result.kind);
  const { practices } = result;
  parts.unavailableText.textContent = practices.length > 0 ? TEXTS.noPractices : TEXTS.closed;
  const isOffered = offerPractices(practices);
  updateTicketChoice();
  changeKind();
  void offerDays();
  show(isOffered ? 'entry' : 'unavailable');
}

/** Updates an unattended page, maybe untouched for hours: whether the kiosk was disconnected or switched off, and how many wait. */
async function refreshPractices() {
  const result = await loadPractices().catch(() => null);
  if (!result || isSomebodyThere() || shownPractices === onToday(result)) return;
  // A practice that was closed had only appointments on offer, on days that are named from that day: „zajtra“.
  parts.form.reset();
  offer(result);
}

/** @param {unknown} result */
const onToday = (result) => JSON.stringify([new Date().toDateString(), result]);

function clear() {
  clearTouch();
  parts.stillThere.close();
  clearPairing();
  parts.form.reset();
  parts.practiceList.replaceChildren();
  changeKind();
  void offerDays();
  for (const part of RESPONSE_PARTS) part.textContent = null;
  requestId = newRequestId();
}

/** Keeps the input but clears its errors, which may not apply to the other kind. */
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
  const result = await sendRequest(request);
  setSending(false);
  // The idle time starts again, so that the patient can read the result.
  waitForReset();
  if (result.kind === 'ticket') showTicket(result.body);
  else if (result.kind === 'recept') showRecept(result.body);
  else if (result.kind === 'appointment') showAppointment(result.body);
  else if (result.kind === 'refused') showStop(result.reason);
  // The practice has stopped receiving patients since it was offered.
  else if (result.kind === 'invalid' && result.errors['practice']) showStop('closed');
  else if (result.kind === 'invalid') showErrors(result.errors);
  else if (result.kind === 'busy') showRetry(busyFor(result.seconds));
  else showRetry(withCode(TEXTS.unreachable, result.code));
}

/** @param {boolean} sending */
function setSending(sending) {
  isSending = sending;
  const { sending: sendingText, take } = KIND_TEXTS[chosenKind()];
  // `disabled` would make the button lose the focus.
  parts.take.setAttribute('aria-disabled', String(sending));
  parts.take.textContent = sending ? sendingText : take;
  for (const field of TEXT_FIELDS) parts[field].readOnly = sending;
  parts.announcement.textContent = sending ? sendingText : null;
}

/** @param {import('./kiosk-server.js').KioskTicket} ticket */
function showTicket(ticket) {
  clear();
  const spoken = fillTicket(ticket);
  show('ticket');
  parts.announcement.textContent = spoken;
  waitForReset();
  // Only for a kiosk with a printer.
  parts.print.hidden = !PRINTS;
  if (PRINTS) window.print();
}

/** @param {import('./send-request.js').KioskRecept} recept */
function showRecept({ doctor_name }) {
  clear();
  parts.receptDoctor.textContent = isolated(doctor_name);
  show('recept');
  waitForReset();
}

/** @param {import('./send-request.js').KioskAppointment} appointment */
function showAppointment({ scheduled_formated, doctor_name }) {
  clear();
  parts.appointmentWhen.textContent = scheduled_formated;
  parts.appointmentDoctor.textContent = isolated(doctor_name);
  show('appointment');
  parts.announcement.textContent = `${scheduled_formated}, ${isolated(doctor_name)}`;
  waitForReset();
}

/** Shows why the request was refused; the input stays in the form. @param {keyof typeof STOP_TEXTS} reason */
function showStop(reason) {
  parts.stopTitle.textContent = reason === 'limit' ? STOP_TEXTS.limit[chosenKind()] : STOP_TEXTS[reason];
  show('stop');
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

/** @param {Record<string, string[]>} errors by field, as in the server's response */
function showErrors(errors) {
  for (const field of FIELDS) showFieldError(field, errors[field]?.[0] ?? null);
  const first = FIELDS.find((field) => errors[field]);
  if (first === undefined) {
    // No error at a field: the server refused the request itself, and accepts only a new one.
    requestId = newRequestId();
    showRetry(errors['request_id']?.[0] ?? TEXTS.unreachable);
  } else if (first === 'time' && chosenTime()) void offerAgain(errors['time']?.[0] ?? TEXTS.timeTaken);
  else focusField(first);
}

/** @param {string} message */
function showRetry(message) {
  showFailure(message);
  parts.take.textContent = TEXTS.retry;
  parts.failure.focus();
}

function waitForReset() {
  // The question has its own timer.
  if (parts.stillThere.open) return;
  waitForIdleness(
    () => isSending || isPairing(),
    () => (hasSomethingToLose() ? askStillThere() : void begin()),
  );
}

/** Whether there is text, a choice, or a response that may not have been read yet. */
function hasSomethingToLose() {
  const view = shownView();
  if (view === 'entry') return TEXT_FIELDS.some((field) => parts[field].value !== '') || chosenDay() !== '';
  return view === 'pairing' ? parts.code.value !== '' : view !== 'unavailable';
}

/** Asks before a reset: a press anywhere prevents it. */
function askStillThere() {
  parts.stillThere.showModal();
  waitForAnswer(() => void begin());
}

function stay() {
  parts.stillThere.close();
  waitForReset();
}
