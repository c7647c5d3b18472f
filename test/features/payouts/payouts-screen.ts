import { within } from '@testing-library/dom';
import type { Mounted } from '../../support/mount';
import { createPractice, type TestPractice } from '../../support/practice';
import { openScreen } from '../../support/screen';

export const PAYOUTS = '/api/payouts';
export const PATH = '/vyplaty';

export const payouts = [
  { month: '2026-08', amount_cents: 209_970, status: 'paid' as const, invoice: 'august.pdf' },
  { month: '2026-09', amount_cents: 150_000, status: 'invoiced' as const, invoice: 'september.pdf' },
  { month: '2026-10', amount_cents: 99_950, status: 'open' as const },
];
const billing = { company: 'Ordinácia, s. r. o.', seat: 'Hlavná 1', company_id: '1', tax_id: '2', vat_id: '3' };
export const practiceWith = () => createPractice([], { payouts, billing });

export const MONTHS = 'Výplaty po mesiacoch';
export const rowsOf = ({ see }: Mounted) => within(see.getByRole('list', { name: MONTHS })).getAllByRole('listitem');
export const queueOf = ({ see }: Mounted) => see.getByRole('list', { name: 'Čakajú na faktúru' });

export async function open(practice: TestPractice, size: { width?: number } = {}): Promise<Mounted> {
  const screen = await openScreen(practice, PATH, size);
  await screen.see.findByRole('list', { name: MONTHS });
  await screen.see.findByRole('list', { name: 'Čakajú na faktúru' });
  return screen;
}
