// @ts-check
// The free days of the chosen practice, and the free times of the chosen day.
import { part } from '../own-page.js';
import { codeOfError, loadDays, loadTimes } from './kiosk-server.js';
import { chosenPractice } from './practice-choice.js';
import { chosenKind } from './request-kind.js';
import { choiceOf, chosenValue, parts, showFieldError, small } from './screen.js';
import { TEXTS, withCode } from './texts.js';

/**
 * @typedef {{ value: string, title: string, note: string | null }} Choice
 * @typedef {{ box: HTMLElement, list: HTMLElement, message: HTMLElement, retry: HTMLButtonElement, name: string, generation: number,
 *   texts: { loading: string, none: string, failed: string } }} ChoiceList
 */

const days = choiceList('day', {
  ...TEXTS.days,
  get none() {
    return parts.ticketChoice.disabled ? TEXTS.days.noneAndNoTicket : TEXTS.days.none;
  },
});
const times = choiceList('time', TEXTS.times);

days.retry.addEventListener('click', () => void offerDays().then(() => focusFirst(days)));
times.retry.addEventListener('click', () => void offerTimes().then(() => focusFirst(times)));

/**
 * @param {'day' | 'time'} name
 * @param {ChoiceList['texts']} texts
 * @returns {ChoiceList}
 */
function choiceList(name, texts) {
  return {
    box: part(`${name}s`, HTMLFieldSetElement),
    list: part(`${name}-list`, HTMLElement),
    message: part(`${name}-message`, HTMLElement),
    retry: part(`${name}-retry`, HTMLButtonElement),
    name,
    generation: 0,
    texts,
  };
}

/** Loads the free days once a practice and an appointment are chosen. */
export async function offerDays() {
  const practice = chosenPractice();
  const isWanted = chosenKind() === 'appointment' && practice !== '';
  hide(times);
  if (!isWanted) return hide(days);
  await offer(days, async () =>
    (await loadDays(practice)).map(({ value, title, description }) => ({
      value,
      title: title ?? value,
      note: description,
    })),
  );
}

/** Loads the free times of the chosen day. */
export async function offerTimes() {
  const day = chosenDay();
  if (day === '') return hide(times);
  await offer(times, async () =>
    (await loadTimes(chosenPractice(), day)).map(({ time }) => ({
      value: time,
      title: time.replace(/^0/, ''),
      note: null,
    })),
  );
}

/**
 * Call when the chosen time has been taken: reloads the free times, and focuses the first. Without any, shows the message at the days,
 * which are reloaded too.
 * @param {string} message
 */
export async function offerAgain(message) {
  await offerTimes();
  if (focusFirst(times)) return;
  showFieldError('time', null);
  showFieldError('day', message);
  await offerDays();
  focusFirst(days);
}

export const chosenDay = () => chosenValue('day');
export const chosenTime = () => chosenValue('time');

/** @param {ChoiceList} choices @param {() => Promise<Choice[]>} load */
async function offer(choices, load) {
  // Responses to older requests are ignored.
  choices.generation += 1;
  const { generation } = choices;
  choices.box.hidden = false;
  choices.list.replaceChildren();
  choices.retry.hidden = true;
  choices.message.textContent = choices.texts.loading;
  try {
    const offered = await load();
    if (generation !== choices.generation) return;
    const { name } = choices;
    choices.list.replaceChildren(
      ...offered.map(({ value, title, note }) =>
        choiceOf({ name, value }, note === null ? [title] : [title, ' ', small(note)]),
      ),
    );
    choices.message.textContent = offered.length > 0 ? null : choices.texts.none;
  } catch (error) {
    if (generation !== choices.generation) return;
    choices.message.textContent = withCode(choices.texts.failed, codeOfError(error));
    choices.retry.hidden = false;
  }
}

/** @param {ChoiceList} choices */
function hide(choices) {
  choices.generation += 1;
  choices.box.hidden = true;
  choices.list.replaceChildren();
}

/** @param {ChoiceList} choices */
function focusFirst(choices) {
  const first = choices.list.querySelector('input');
  (first ?? (choices.retry.hidden ? null : choices.retry))?.focus();
  return first !== null;
}
