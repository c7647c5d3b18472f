import { displayTexts as texts } from '../../../texts/display';
import type { Display, DisplayTicket } from '../contract';
import { DISPLAY_DELAY_STEP } from '../../../constants';
import { ownValue } from '../../../lib/own-properties';

/** Creates the elements of the television, inside `root`. */
export function createParts(onUnmute: () => void) {
  const number = make('p', { className: 'number', part: 'number' });
  const parts = {
    practice: make('h1', { className: 'practice' }),
    doctor: make('p', { className: 'doctor' }),
    state: make('p', { className: 'state' }),
    clock: make('p', { className: 'clock' }),
    day: make('p', { className: 'day' }),
    kind: make('p', { className: 'kind' }),
    number,
    now: make('div', { className: 'now', children: [number] }),
    comeIn: make('p', { className: 'come-in' }),
    before: make('p', { className: 'before' }),
    next: make('ol', { className: 'next' }),
    noneNext: make('p', { className: 'none' }),
    waiting: make('p', { className: 'waiting' }),
    delay: make('p', { className: 'delay' }),
    notice: make('p', { className: 'notice', part: 'notice' }),
    link: make('p', { className: 'link', part: 'link' }),
    note: make('p', { className: 'note' }),
    unmute: make('button', { className: 'unmute', text: texts.unmute }),
    messageTitle: make('h2'),
    messageText: make('p'),
    announced: make('p', { className: 'unseen' }),
  };
  const { practice, link, unmute, announced } = parts;
  // No empty heading before the practice is known.
  practice.hidden = true;
  link.setAttribute('role', 'status');
  unmute.type = 'button';
  unmute.addEventListener('click', onUnmute);
  announced.setAttribute('role', 'status');

  const called = make('section', {
    className: 'called',
    part: 'called',
    children: [make('h2', { text: texts.called }), parts.kind, parts.now, parts.comeIn, parts.before],
  });
  const queue = make('section', {
    className: 'queue',
    part: 'queue',
    children: [make('h2', { text: texts.next }), parts.next, parts.noneNext, parts.waiting, parts.delay],
  });
  const content = make('div', { className: 'content', children: [called, queue] });
  const message = make('div', { className: 'message', children: [parts.messageTitle, parts.messageText] });
  const header = make('header', {
    children: [
      make('div', { className: 'who', children: [practice, parts.doctor, parts.state] }),
      make('div', { className: 'when', children: [parts.clock, parts.day] }),
    ],
  });
  const footer = make('footer', {
    children: [parts.notice, make('div', { className: 'line', children: [link, parts.note, unmute] })],
  });
  const root = make('div', { part: 'root', children: [header, content, message, footer, announced] });
  return { ...parts, called, content, message, root };
}

export type DisplayParts = ReturnType<typeof createParts>;

interface Given {
  className?: string;
  part?: string;
  text?: string;
  children?: readonly (Node | false)[];
}

/** Creates an element: the television does not use React. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className, part, text, children = [] }: Given = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (part) element.setAttribute('part', part);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter((child) => child !== false));
  return element;
}

/** Writes a text only if it changed, so that nothing is repainted or announced again. An empty text hides the element. */
export function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}

/** The label by which patients recognise their ticket: `7`, or `8:20` for an appointment. */
export const labelOf = ({ number, time }: Pick<DisplayTicket, 'number' | 'time'>): string =>
  number === null ? (time ?? '').replace(/^0/, '') : String(number);

export const kindOf = ({ type }: Pick<DisplayTicket, 'type'>): string =>
  ownValue(texts.kinds, type) ?? texts.kinds.queue;

/** Writes the loaded data into the elements. */
export function fillParts(parts: DisplayParts, display: Display): void {
  const { practice_title, doctor_name, doctor_state, calls, next, waiting, announcement } = display;
  const [now, ...earlier] = calls;
  write(parts.practice, practice_title ?? doctor_name ?? '');
  write(parts.doctor, practice_title === null ? '' : (doctor_name ?? ''));
  write(parts.state, doctor_state === null ? '' : texts.states[doctor_state]);
  parts.state.dataset['state'] = doctor_state ?? '';
  parts.called.dataset['empty'] = String(now === undefined);
  write(parts.kind, now ? kindOf(now) : '');
  write(parts.number, now ? labelOf(now) : texts.noneCalled);
  write(parts.comeIn, now ? texts.comeIn : '');
  write(parts.before, earlier.length > 0 ? `${texts.before}: ${earlier.map(labelOf).join(' · ')}` : '');
  fillNext(parts, next);
  write(parts.noneNext, next.length === 0 ? texts.noneNext : '');
  write(parts.waiting, waiting > 0 ? texts.waiting(waiting) : '');
  write(parts.delay, delayText(display));
  write(parts.notice, announcement ?? '');
}

/** The delay is rounded to steps, so that it does not change each minute. */
function delayText({ delay_minutes }: Display): string {
  const rounded = Math.round((delay_minutes ?? 0) / DISPLAY_DELAY_STEP) * DISPLAY_DELAY_STEP;
  return rounded >= DISPLAY_DELAY_STEP ? texts.delay(rounded) : '';
}

function fillNext({ next: list }: DisplayParts, next: readonly DisplayTicket[]): void {
  const shown = JSON.stringify(next);
  if (list.dataset['shown'] === shown) return;
  list.dataset['shown'] = shown;
  list.hidden = next.length === 0;
  list.replaceChildren(
    ...next.map((ticket) =>
      make('li', {
        children: [
          make('b', { text: labelOf(ticket) }),
          ticket.number === null && make('span', { text: ownValue(texts.shortKinds, ticket.type) ?? '' }),
        ],
      }),
    ),
  );
}

/** Scales the number to its container, and hides list rows that do not fit: no row is shown cut off. */
export function fitParts({ now, number, next }: DisplayParts): void {
  const letters = Math.max(1, number.textContent.length);
  const size = Math.min(now.clientHeight * TALLEST, now.clientWidth / (letters * LETTER_WIDTH));
  number.style.setProperty('--fit', `${Math.floor(size)}px`);
  const rows = [...next.children].filter((row) => row instanceof HTMLElement);
  for (const row of rows) row.style.visibility = '';
  const bottom = next.getBoundingClientRect().bottom;
  for (const row of rows) row.style.visibility = row.getBoundingClientRect().bottom > bottom + 1 ? 'hidden' : '';
}

/** The largest font size, relative to the height: above 1, because digits have no descenders. */
const TALLEST = 1.05;
/** The width of a bold digit, relative to the font size. */
const LETTER_WIDTH = 0.7;

/** `9:05` on the practice's clock. */
export function displayTime(moment: number, timeZone: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone };
  return new Intl.DateTimeFormat('sk', options).format(moment).replace(/^0(?=\d)/, '');
}

/** `nedeľa 22. novembra` */
export function displayDay(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sk', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(moment);
}
