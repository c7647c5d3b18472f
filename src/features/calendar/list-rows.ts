import { entriesOf } from './entries';
import type { CalendarDay, Minutes, PlacedSlot, PlacedTerm } from './model';

/** A row of the list: a term, free slots between two terms, or an absence. */
export type ListRow =
  | { key: string; from: number; term: PlacedTerm }
  | { key: string; from: number; free: readonly PlacedSlot[] }
  | { key: string; from: number; absence: Minutes };

/** The rows of a day, sorted by start. Consecutive free slots share a row. */
export function listRowsOf(day: CalendarDay): readonly ListRow[] {
  const rows: ListRow[] = day.absences.map((absence) => ({
    key: `absence ${absence.from}`,
    from: absence.from,
    absence,
  }));
  let free: PlacedSlot[] = [];
  const close = () => {
    const [first] = free;
    if (first) rows.push({ key: `free ${day.day} ${first.time}`, from: first.from, free });
    free = [];
  };
  for (const entry of entriesOf(day)) {
    if ('slot' in entry) {
      free.push(entry.slot);
    } else {
      close();
      rows.push({ key: entry.key, from: entry.from, term: entry.term });
    }
  }
  close();
  return rows.toSorted((one, other) => one.from - other.from);
}
