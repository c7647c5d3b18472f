import { within } from '@testing-library/dom';
import type { Seen } from '../../support/mount';
import { createPractice, nextUnannounced } from '../../support/practice';
import { dayFromNow } from '../../support/dates';

export const DASHBOARD = '/api/dashboard';
export const PATH = '/prehlady';

/** The texts of the counters, such as „3 tikety dnes“. */
export const countersIn = (see: Seen) => {
  const list = see.queryByRole('list', { name: 'Počty' });
  return list ? within(list).getAllByRole('listitem').map(textOf) : [];
};

export const textOf = ({ textContent }: Element) => plain(textContent);
export const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const partOf = (see: Seen, title: string) => {
  const part = see.getByRole('region', { name: title });
  return { part, see: within(part) };
};

/** A practice with visits on three days, earnings in two months, and every kind of ticket. */
export async function busyPractice() {
  const practice = await createPractice(
    [
      { type: 'queue', date: dayFromNow(-2) },
      { type: 'queue', date: dayFromNow(-2) },
      { type: 'schedule', date: dayFromNow(-1), time: '10:00' },
      { type: 'queue' },
      { type: 'queue', user_alternate: 'Eva Prvá' },
      { type: 'schedule-premium', time: '23:50', user_alternate: 'Ján Druhý' },
    ],
    {
      patients: [{ fullname: 'Adam Malý' }, { fullname: 'Zora Veľká' }],
      recepts: [{ user: { fullname: 'Adam Malý' }, recept_title: 'Paralen' }],
      payments: [
        { payment_title: 'A', amount_cents: 1_999, status: 'paid' },
        { payment_title: 'B', amount_cents: 123_450, status: 'paid', created_at: monthBefore() },
      ],
    },
  );
  for (const id of practice.ids.slice(0, 4)) await nextUnannounced(practice, id);
  return practice;
}

/** The middle of the month before. */
function monthBefore(): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - 1, 15, 12).toISOString();
}

/** A complete answer: 30 days and 12 months, ending now. */
export const wholeAnswer = (visits: (index: number) => number, earnings: (index: number) => number = () => 1) => ({
  counters: { tickets_today: 1, served_today: 2, patients: 1234, recepts_pending: 5 },
  visits_by_day: Array.from({ length: 30 }, (_, index) => ({ day: dayFromNow(index - 29), count: visits(index) })),
  earnings_by_month: Array.from({ length: 12 }, (_, index) => ({
    month_formated: `mesiac ${index + 1}`,
    amount: earnings(index),
  })),
  tickets_by_type: [
    { type: 'queue', count: 1 },
    { type: 'schedule', count: 1 },
    { type: 'schedule-premium', count: 1 },
  ],
});
