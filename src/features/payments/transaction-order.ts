import { bySurname, nameParts } from '../../texts/language/surname';
import { paymentStates, type Transaction } from './transaction';

export const sortColumns = ['date', 'patient', 'amount', 'state'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Order {
  by: SortColumn;
  isDescending: boolean;
}

export const newestFirst: Order = { by: 'date', isDescending: true };

/** The next order when a column is clicked: toggles the direction; dates and amounts start descending. */
export const nextOrder = (column: SortColumn, { by, isDescending }: Order): Order => ({
  by: column,
  isDescending: by === column ? !isDescending : column === 'date' || column === 'amount',
});

/** Returns a sorted copy (stable). Missing values come last in both directions. */
export function sortTransactions(
  transactions: readonly Transaction[],
  { by, isDescending }: Order,
): readonly Transaction[] {
  const valueOf = by === 'patient' ? rankByPatient(transactions) : values[by];
  const direction = isDescending ? -1 : 1;
  return [...transactions].sort((one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  });
}

type ValueOf = (transaction: Transaction) => number | null;

const values: Readonly<Record<Exclude<SortColumn, 'patient'>, ValueOf>> = {
  date: ({ time }) => time,
  amount: ({ payment }) => payment.amount,
  state: ({ state }) => paymentStates.indexOf(state),
};

/** Ranks distinct names, so that the collator compares each only once. */
function rankByPatient(all: readonly Transaction[]): ValueOf {
  const names = [...new Set(all.flatMap(({ patient }) => patient ?? []))].map((name) => ({
    name,
    parts: nameParts(name, null),
  }));
  names.sort((one, other) => bySurname(one.parts, other.parts));
  const ranks = new Map(names.map(({ name }, rank) => [name, rank]));
  return ({ patient }) => (patient === null ? null : (ranks.get(patient) ?? null));
}
