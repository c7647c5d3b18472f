import { effect, untracked } from '@preact/signals-core';
import { definePart } from '../../state/parts';
import { absencesChanged } from '../absences/events';
import { officeHoursChanged } from '../office-hours/events';
import { ticketsPart } from '../tickets';
import { ticketAdded, ticketHandled } from '../tickets/events';
import { isFailure } from '../../api/failure';
import { CALENDAR_MAX_DAYS, FREE_SLOT_DAYS_AHEAD } from '../../constants';
import { shiftDay } from '../../lib/zone';
import { createLoadedDays } from './loaded-days';
import type { CalendarDay, PlacedSlot, DayTime } from './model';
import type { CalendarRange } from './ranges';

/** The calendar. Its days are loaded only while its screen shows them. */
export const calendarPart = definePart((core) => {
  const { clock, events, otherTabs } = core;
  const tickets = core.part(ticketsPart);
  const calendar = createLoadedDays(core);
  const { days, refresh } = calendar;

  for (const event of [absencesChanged, officeHoursChanged]) {
    events.on(event, refresh);
    otherTabs.on(event, refresh);
  }
  events.on(ticketAdded, refresh);
  events.on(ticketHandled, refresh);

  return {
    ...calendar,
    /** The first free slot after a moment: in the loaded days, or else in further days, which it loads. */
    findFree: (query: FreeQuery): Promise<FreeSearch> =>
      searchFree({ known: (day) => untracked(() => days.value.get(day)), load: calendar.loadOthers }, query),
    start() {
      const stops = [
        // A reload of the waiting room concerns the calendar, too: an event, polling, a new day.
        effect(() => {
          if (tickets.isNewerThan(calendar.requestedAt())) untracked(refresh);
        }),
        effect(() => {
          void clock.today.value;
          untracked(refresh);
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});

/** The result of a search: a slot, or why there is none. */
type FreeSearch = PlacedSlot | 'none' | 'failed';

interface SearchedDays {
  /** Returns a day if it is loaded. */
  known(day: string): CalendarDay | undefined;
  /** Loads further days; rejects with a `Failure`. */
  load(range: CalendarRange): Promise<ReadonlyMap<string, CalendarDay>>;
}

/** Finds the first free slot in the following {@link FREE_SLOT_DAYS_AHEAD} days. Never rejects with a failure. */
async function searchFree({ known, load }: SearchedDays, query: FreeQuery): Promise<FreeSearch> {
  const end = shiftDay(query.after.day, FREE_SLOT_DAYS_AHEAD);
  try {
    for (let day = query.after.day; day <= end;) {
      const loaded = known(day);
      const last = loaded ? day : earlierOf(shiftDay(day, CALENDAR_MAX_DAYS - 1), end);
      const days = loaded ? [loaded] : (await load({ from: day, to: last })).values();
      for (const each of days) {
        const slot = nextFreeOn(each, query);
        if (slot) return slot;
      }
      day = shiftDay(last, 1);
    }
    return 'none';
  } catch (caught) {
    if (!isFailure(caught)) throw caught;
    return 'failed';
  }
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** A query for slots of a type, or of any type, that begin after a moment. */
interface FreeQuery {
  type?: string | undefined;
  after: DayTime;
  /** Decides instead of `isFree` whether a slot is accepted: a moved term may need several slots. */
  accepts?: ((slot: PlacedSlot, day: CalendarDay) => boolean) | undefined;
}

/** The first free slot of a day after a moment; `null` if there is none. */
export function nextFreeOn(of: CalendarDay, { type, after, accepts }: FreeQuery): PlacedSlot | null {
  const { day, slots } = of;
  if (day < after.day) return null;
  const first = day === after.day ? after.from + 1 : 0;
  const isFree = (slot: PlacedSlot) => (accepts ? accepts(slot, of) : slot.isFree);
  return slots.find((slot) => slot.from >= first && isFree(slot) && (type === undefined || slot.type === type)) ?? null;
}
