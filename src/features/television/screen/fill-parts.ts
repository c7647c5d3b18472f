import type { Display, DisplayTicket } from '../contract';
import { DISPLAY_DELAY_STEP } from '../../../constants';
import { ownValue } from '../../../lib/own-properties';
import { displayTexts as texts } from '../../../texts/display';
import type { DisplayParts } from './display-parts';
import { make, write } from './elements';

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
