import type { Seen } from '../../../support/mount';
import { storedTickets, type NewTicket, type TestPractice } from '../../../support/practice';
import { dayFromNow } from '../../../support/dates';

export const MOVE = '/api/ticket-move';
export const FIRST = 'Urgentné: na prvé miesto';
export const [A, B, C] = ['Adam Prvý', 'Božena Druhá', 'Cyril Tretí'] as const;

// Some seconds apart: who is moved within a millisecond counts as one that gave way.
const three = [A, B, C].map((user_alternate, index): NewTicket => {
  return { type: 'queue', user_alternate, created_at: new Date(Date.now() - (9 - index) * 1_000).toISOString() };
});
/** Three tickets of today, and one of tomorrow. */
export const waiting: NewTicket[] = [
  ...three,
  { type: 'schedule', date: dayFromNow(1), time: '09:00', user_alternate: 'Zajtrajší' },
];

/** The names of those of today, as the rows show them and as the server has them. */
export const order = (see: Seen) =>
  see.getAllByRole('button', { name: /^(Adam|Božena|Cyril)/ }).map((row) => row.textContent);
export const stored = async (practice: TestPractice) =>
  (await storedTickets(practice))[0]?.tickets.map(({ user_alternate }) => user_alternate);
