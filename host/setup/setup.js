// @ts-check
// A doctor, or a colleague, sets up an account by a link. The link's token is in the fragment (`#`), so that no server log contains it;
// it is sent only in the body of calls.
import { part, showError, showText } from '../own-page.js';
import { checkLink, createAccount } from './setup-server.js';

const FIELDS = ['doctor_name', 'practice_title', 'email', 'password', 'password_confirmation'];
const COLLEAGUE_FIELDS = ['email', 'password', 'password_confirmation'];
const VIEWS = ['checking', 'entry', 'gone', 'unreachable', 'done'];

const TEXTS = {
  first: 'Táto ordinácia ešte nemá lekára. Účet, ktorý tu vytvoríte, bude prvý.',
  invited: 'Dostali ste pozvánku do ordinácie. Vyplňte údaje a\u00a0potom sa prihláste.',
  /** @param {string} name @param {string} doctor */
  colleague: (name, doctor) =>
    `Dobrý deň, ${name}. Do svojej ambulancie Vás pozýva ${doctor}. Zvoľte si vlastné prihlásenie.`,
  titles: { doctor: 'Nový účet lekára', colleague: 'Nové prihlásenie' },
  send: 'Vytvoriť účet',
  sending: 'Vytvára sa…',
  unreachable:
    'Server neodpovedal. Čo ste napísali, zostáva; skúste to znova. Ak sa potom ukáže, že odkaz už neplatí, účet sa vytvoril a\u00a0môžete sa prihlásiť.',
  /** @param {number} seconds */
  busy: (seconds) => `Server má teraz veľa práce. Skúste to znova o\u00a0${seconds}\u00a0s.`,
};

const form = part('form', HTMLFormElement);
const failure = part('failure', HTMLElement);
const sendButton = part('send', HTMLButtonElement);
let isSending = false;
/** @type {'doctor' | 'colleague'} */
let role = 'doctor';

const token = () => location.hash.slice(1);

async function start() {
  show('checking');
  if (token() === '') return show('gone');
  const result = await checkLink(token());
  if (result.kind === 'gone' || result.kind === 'invalid') return show('gone');
  if (result.kind === 'busy' || result.kind === 'unreachable') return show('unreachable');
  setRole(result.kind === 'colleague' ? 'colleague' : 'doctor');
  const intro = result.kind === 'colleague' ? TEXTS.colleague(result.name, result.doctor) : TEXTS[result.kind];
  part('intro', HTMLElement).textContent = intro;
  show('entry');
}

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  if (isSending) return;
  setSending(true);
  showErrors({});
  const values = Object.fromEntries(names().map((name) => [name, field(name).value]));
  const result = await createAccount(role, { ...values, token: token() });
  setSending(false);
  if (result.kind === 'created') return finish(result.email);
  if (result.kind === 'gone') return show('gone');
  if (result.kind === 'invalid') return showErrors(result.errors);
  showFailure(result.kind === 'busy' ? TEXTS.busy(result.seconds) : TEXTS.unreachable);
  failure.focus();
}

/** The fields of the form. */
const names = () => (role === 'colleague' ? COLLEAGUE_FIELDS : FIELDS);

/** Hides the doctor's fields from a colleague, whose name the doctor has chosen. @param {'doctor' | 'colleague'} next */
function setRole(next) {
  role = next;
  part('entry-title', HTMLElement).textContent = TEXTS.titles[next];
  for (const each of document.querySelectorAll('[data-doctor]')) each.toggleAttribute('hidden', next === 'colleague');
}

/** @param {string} email */
function finish(email) {
  form.reset();
  revealPasswords();
  // Removes the used link from the history.
  history.replaceState(null, '', location.pathname);
  part('done-email', HTMLElement).textContent = email;
  show('done');
}

/** @param {Record<string, readonly string[]>} errors by field; errors of unknown fields are shown above the form */
function showErrors(errors) {
  const others = Object.entries(errors).flatMap(([name, messages]) => (FIELDS.includes(name) ? [] : messages));
  showFailure(others.length > 0 ? others.join(' ') : null);
  for (const name of FIELDS) {
    showError(field(name), part(`${name}-error`, HTMLElement), errors[name]?.[0] ?? null);
  }
  const first = FIELDS.find((name) => errors[name]);
  if (first) field(first).focus();
}

/** @param {string | null} message */
const showFailure = (message) => showText(failure, message);

/** @param {boolean} isOn */
function setSending(isOn) {
  isSending = isOn;
  sendButton.setAttribute('aria-disabled', String(isOn));
  sendButton.textContent = isOn ? TEXTS.sending : TEXTS.send;
}

function revealPasswords() {
  const type = part('reveal', HTMLInputElement).checked ? 'text' : 'password';
  for (const name of ['password', 'password_confirmation']) field(name).type = type;
}

/** Shows one view, and announces it by focusing its heading; the first has none. @param {string} view */
function show(view) {
  for (const each of VIEWS) part(each, HTMLElement).hidden = each !== view;
  document.getElementById(`${view}-title`)?.focus();
}

/** @param {string} name */
function field(name) {
  return part(name, HTMLInputElement);
}

form.addEventListener('submit', (event) => void submit(event));
part('reveal', HTMLInputElement).addEventListener('change', revealPasswords);
part('retry', HTMLButtonElement).addEventListener('click', () => void start());
// Another link was pasted into the same tab.
window.addEventListener('hashchange', () => void start());
void start();
