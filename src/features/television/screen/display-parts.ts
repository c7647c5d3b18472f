import { displayTexts as texts } from '../../../texts/display';
import { make } from './elements';

/** Creates the elements of the television, inside `root`. */
export function createParts(onUnmute: () => void) {
  const practice = make('h1', { className: 'practice' });
  // No empty heading before the practice is known.
  practice.hidden = true;
  const doctor = make('p', { className: 'doctor' });
  const state = make('p', { className: 'state' });
  const clock = make('p', { className: 'clock' });
  const day = make('p', { className: 'day' });
  const kind = make('p', { className: 'kind' });
  const number = make('p', { className: 'number', part: 'number' });
  const now = make('div', { className: 'now', children: [number] });
  const comeIn = make('p', { className: 'come-in' });
  const before = make('p', { className: 'before' });
  const next = make('ol', { className: 'next' });
  const noneNext = make('p', { className: 'none' });
  const waiting = make('p', { className: 'waiting' });
  const delay = make('p', { className: 'delay' });
  const notice = make('p', { className: 'notice', part: 'notice' });
  const link = make('p', { className: 'link', part: 'link' });
  link.setAttribute('role', 'status');
  const note = make('p', { className: 'note' });
  const unmute = make('button', { className: 'unmute', text: texts.unmute });
  unmute.type = 'button';
  unmute.addEventListener('click', onUnmute);
  const messageTitle = make('h2', {});
  const messageText = make('p', {});
  const announced = make('p', { className: 'unseen' });
  announced.setAttribute('role', 'status');

  const called = make('section', {
    className: 'called',
    part: 'called',
    children: [make('h2', { text: texts.called }), kind, now, comeIn, before],
  });
  const queue = make('section', {
    className: 'queue',
    part: 'queue',
    children: [make('h2', { text: texts.next }), next, noneNext, waiting, delay],
  });
  const content = make('div', { className: 'content', children: [called, queue] });
  const message = make('div', { className: 'message', children: [messageTitle, messageText] });
  const header = make('header', {
    children: [
      make('div', { className: 'who', children: [practice, doctor, state] }),
      make('div', { className: 'when', children: [clock, day] }),
    ],
  });
  const footer = make('footer', {
    children: [notice, make('div', { className: 'line', children: [link, note, unmute] })],
  });
  const root = make('div', { part: 'root', children: [header, content, message, footer, announced] });
  return {
    root,
    practice,
    doctor,
    state,
    clock,
    day,
    called,
    kind,
    now,
    number,
    comeIn,
    before,
    next,
    noneNext,
    waiting,
    delay,
    notice,
    link,
    note,
    unmute,
    content,
    message,
    messageTitle,
    messageText,
    announced,
  };
}

export type DisplayParts = ReturnType<typeof createParts>;
