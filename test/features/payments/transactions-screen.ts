import { within } from '@testing-library/dom';
import type { Mounted } from '../../support/mount';
import { createPractice, type TestPractice } from '../../support/practice';
import { openScreen } from '../../support/screen';
import { until } from '../../support/until';

export const PAYMENTS = '/api/payments';
export const PATH = '/transakcie';

/** A time this many months ago, in the middle of the month: no day or hour of a test changes the month. */
export function monthsAgo(months: number, minute = 0): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - months, 15, 12, minute).toISOString();
}

const user = (fullname: string) => ({ fullname });
/** A payment of each state, two of them in the month before. */
const payments = [
  { payment_title: 'Vodičský preukaz', amount_cents: 123_450, status: 'paid', user: user('Ján Čierny') },
  { payment_title: 'Prednostný termín', amount_cents: 2_000, status: 'refunded', user: user('Žofia Ďurišová') },
  { payment_title: 'Potvrdenie', amount_cents: 1_550, status: 'pending', user: user('Ivan Cibuľa') },
  { payment_title: 'Výpis', amount_cents: 500, status: 'failed' },
].map((payment, index) => ({ ...payment, created_at: monthsAgo(index < 2 ? 0 : 1, 30 - index) })) as NonNullable<
  NonNullable<Parameters<typeof createPractice>[1]>['payments']
>;

export const practiceWith = () => createPractice([], { payments });
export const rowsOf = ({ see }: Mounted) => see.getAllByRole('row').slice(1);
export const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
export const titles = (screen: Mounted) => rowsOf(screen).map((row) => cells(row)[1]);
/** Waits for the rows of these titles, in their order. */
export const shown = async (screen: Mounted, ...expected: string[]) => {
  await until(() => {
    const rows = screen.see.queryAllByRole('row').slice(1);
    return JSON.stringify(rows.map((row) => cells(row)[1])) === JSON.stringify(expected);
  });
};
export const columnOf = ({ see }: Mounted, name: string) => see.getByRole('columnheader', { name });
export const head = ({ see }: Mounted, name: string) => see.getByRole('button', { name });
export const totals = ({ root }: Mounted) => [...root.querySelectorAll('dd')].map(({ textContent }) => textContent);

/** Opens the screen, and waits for its rows. */
export async function open(practice: TestPractice, size: { width?: number; height?: number } = {}): Promise<Mounted> {
  const screen = await openScreen(practice, PATH, size);
  await screen.see.findByRole('table', { name: 'Transakcie' });
  await until(() => screen.see.queryAllByRole('row').length > 1);
  return screen;
}
