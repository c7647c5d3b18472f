import { effect, untracked } from '@preact/signals-core';
import { definePart } from '../../state/parts';
import { absencesChanged } from '../absences/events';
import { officeHoursChanged } from '../office-hours/events';
import { ticketsPart } from '../tickets';
import { ticketAdded, ticketHandled } from '../tickets/events';
import { searchFree, type FreeSearch } from './free-search';
import { createLoadedDays } from './loaded-days';
import type { FreeQuery } from './next-free';

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
          const isLoaded = tickets.loadedAt.value !== null;
          if (isLoaded && calendar.requestedAt() <= tickets.confirmedAt()) untracked(refresh);
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

/** The part of the calendar. */
export type Calendar = ReturnType<typeof calendarPart>;
