import { displayTexts as texts } from '../../../texts/display';
import { make } from './elements';

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
