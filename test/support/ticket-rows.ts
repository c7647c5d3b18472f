import { mount, type Seen } from './mount';
import { announce, createPractice, type TestPractice, answerWith } from './practice';
import { focused } from './user-input';
import { until } from './until';
import { dayFromNow } from './dates';

/** `count` consecutive integers, starting with `from`. */
export const ids = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

/** Replaces the server's response for the waiting room: tickets of today and of tomorrow. */
export const answerTwoDays = ({ lane }: TestPractice, today: readonly object[], tomorrow: readonly object[]) =>
  answerWith(
    lane,
    '/api/tickets',
    200,
    JSON.stringify([
      { day: 'Dnes', date: dayFromNow(0), tickets: today },
      { day: 'Zajtra', date: dayFromNow(1), tickets: tomorrow },
    ]),
  );

export const TODAY = 600;
export const LATER = 400;
export const nameOf = (id: number) => `Pacient ${id}`;
export const ticketOf = (id: number) => ({
  id,
  type: 'queue',
  ticket_title: `Lístok ${id}`,
  user_alternate: nameOf(id),
  event_note: id % 7 === 0 ? 'Prišiel skôr, počká na chodbe.' : null,
});
export const today = ids(1, TODAY);
export const later = ids(TODAY + 1, LATER);

const show = (practice: TestPractice, first: readonly number[], second: readonly number[]) =>
  answerTwoDays(practice, first.map(ticketOf), second.map(ticketOf));

/** Mounts the waiting room with these tickets of today and of tomorrow. */
export async function openRoom(first = today, second = later) {
  const practice = await createPractice();
  await show(practice, first, second);
  const mounted = await mount(practice, 'ordinacia-waiting-room');
  await mounted.see.findByRole('button', { name: `Ďalší pacient: ${nameOf(first[0] ?? 0)}` });
  // A long list gets its full height a moment later.
  if (first.length + second.length > 200) await until(() => document.documentElement.scrollHeight > 20_000);
  return { practice, ...mounted };
}

export async function change(
  practice: TestPractice,
  see: Seen,
  first: readonly number[],
  second: readonly number[] = later,
) {
  await see.findByText('Naživo');
  await show(practice, first, second);
  await announce(practice, 'update-waiting-tickets');
}

export const rowsIn = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('[data-ticket]')];
export const rowOf = (root: ShadowRoot, id: number) => root.querySelector<HTMLElement>(`[data-ticket="${id}"]`);
export const openerOf = (root: ShadowRoot, id: number) => rowOf(root, id)?.querySelector('[data-open]');
export const isFocused = (root: ShadowRoot, id: number) =>
  until(() => focused() !== null && focused() === openerOf(root, id));
export const tabStops = (root: ShadowRoot) =>
  new Set(
    [...root.querySelectorAll<HTMLElement>('[data-ticket] button')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((button) => button.closest<HTMLElement>('[data-ticket]')?.dataset['ticket']),
  );
