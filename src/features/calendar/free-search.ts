import { isFailure, type Failure } from '../../api/failure';
import { CALENDAR_MAX_DAYS, FREE_SLOT_DAYS_AHEAD } from '../../constants';
import { shiftDay } from '../../lib/zone';
import type { CalendarDay, PlacedSlot } from './model';
import { nextFreeOn, type FreeQuery } from './next-free';
import type { CalendarRange } from './ranges';

/** The result of a search: `slot` is `null` if no slot is free. */
export type FreeSearch = { slot: PlacedSlot | null } | { failure: Failure };

interface SearchedDays {
  /** Returns a day if it is loaded. */
  known(day: string): CalendarDay | undefined;
  /** Loads further days; rejects with a `Failure`. */
  load(range: CalendarRange): Promise<ReadonlyMap<string, CalendarDay>>;
}

/** Finds the first free slot in the following {@link FREE_SLOT_DAYS_AHEAD} days. Never rejects with a failure. */
export async function searchFree({ known, load }: SearchedDays, query: FreeQuery): Promise<FreeSearch> {
  const end = shiftDay(query.after.day, FREE_SLOT_DAYS_AHEAD);
  try {
    for (let day = query.after.day; day <= end;) {
      const loaded = known(day);
      const last = loaded ? day : earlierOf(shiftDay(day, CALENDAR_MAX_DAYS - 1), end);
      const days = loaded ? [loaded] : (await load({ from: day, to: last })).values();
      for (const each of days) {
        const slot = nextFreeOn(each, query);
        if (slot) return { slot };
      }
      day = shiftDay(last, 1);
    }
    return { slot: null };
  } catch (caught) {
    if (!isFailure(caught)) throw caught;
    return { failure: caught };
  }
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);
