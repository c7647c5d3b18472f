import { computed, effect, signal } from '@preact/signals-core';
import type { Ticket } from './contract';
import type { AnnouncedSpan } from './waiting-times.contract';
import {
  CLOCKED_TICKETS,
  CLOCK_CHECK_MS,
  DELAY_STEP_MINUTES,
  WAITING_LONG_MINUTES,
  WAITING_MARK_MINUTES,
} from '../../constants';
import { timeOf } from '../../lib/zone';
import { readOnly } from '../../state/part';
import { definePart } from '../../state/parts';
import type { Admin } from '../../state/app-data';
import type { Clock } from '../../state/ui/clock';
import { createResource } from '../../state/resources/resource';
import { calledTodayPart } from './called-today';
import { ticketsPart } from './part';
import { momentOf } from './room/ticket-labels';

/** The waiting times of one of today's tickets. */
interface WaitingCell {
  /** The wait since the ticket was taken, or since the appointment's time; `null` before that. */
  minutes: number | null;
  isBooked: boolean;
  /** 1 from the first threshold on, 2 from the second. */
  mark: 0 | 1 | 2;
  /** When the patient is expected to be called; `null` if unknown or redundant. */
  span: AnnouncedSpan | null;
}

interface PassedHours {
  hours: readonly Date[];
  /** Includes earlier ones, so that two announcements with the same text differ. */
  total: number;
}

export const waitingClockPart = definePart((core) => {
  const { appData, clock, recovery } = core;
  const tickets = core.part(ticketsPart);
  const calledToday = core.part(calledTodayPart);
  /** The code of the estimate, loaded with the first list. */
  const loadCode = () => core.loadCode('waiting-times', () => import('./expected-now'));
  const code = createResource(loadCode, { recovery, onLoaded: open });
  const officeHours = computed(() => code.data.value && core.part(code.data.value.officeHoursPart));
  const passed = signal<PassedHours>(NONE);
  const passedKeys = new Set<string>();
  const announced = signal<PassedHours>(NONE);

  const clocked = computed(() => tickets.todays.value.slice(0, CLOCKED_TICKETS));
  const timed = computed(() => clocked.value.filter((ticket) => momentOf(ticket) !== null));
  const times = computed(() => {
    if (timed.value.length === 0) return null;
    return code.data.value?.expectedNow({
      now: new Date(clock.minute.value),
      zone: clock.zone.value,
      tickets: clocked.value,
      officeHours: officeHours.value?.data.value ?? [],
      calledAt: calledToday.moments.value,
    });
  });
  /** Loads the missing code and office hours of the estimate. */
  function open(): void {
    if (timed.peek().length === 0) return;
    const missing = code.data.peek() ? officeHours.peek() : code;
    if (missing && !missing.data.peek() && !missing.isLoading.peek()) missing.reload();
  }

  return {
    /** The cell of one of today's tickets; `null` if the ticket has no timestamps. Called only for rendered tickets. */
    cellOf: computed(() => {
      const now = clock.minute.value;
      const [mark = 0, long = 0] = marksOf(appData.admin.value);
      const spans = times.value?.spans;
      return (ticket: Ticket): WaitingCell | null => {
        if (momentOf(ticket) === null) return null;
        const minutes = waitedMinutes(clock, ticket, now);
        const waited = minutes ?? 0;
        return {
          minutes,
          isBooked: timeOf(ticket.scheduled_at) !== null,
          mark: waited >= long ? 2 : waited >= mark ? 1 : 0,
          span: spans?.get(ticket.id) ?? null,
        };
      };
    }),
    /** The last announcement of appointments whose time has passed. Each appointment is announced once. */
    announced: readOnly(announced),
    /** Announces appointments whose time has passed or passes later. Returns a function that stops it. */
    announce: () => effect(() => void (announced.value = passed.value)),
    /** The doctor's delay, rounded to steps; `null` below the first step, or if unknown. */
    delayMinutes: computed(() => {
      const steps = Math.round((times.value?.delayMinutes ?? 0) / DELAY_STEP_MINUTES);
      return steps > 0 ? steps * DELAY_STEP_MINUTES : null;
    }),
    open,
    start: () =>
      effect(() => {
        const now = clock.minute.value;
        const hours = timed.value.flatMap((ticket) => {
          const { id, scheduled_at } = ticket;
          const key = `${id} ${scheduled_at ?? ''}`;
          if (timeOf(scheduled_at) === null || passedKeys.has(key) || !waitedMinutes(clock, ticket, now)) return [];
          passedKeys.add(key);
          return [new Date(timeOf(scheduled_at) ?? 0)];
        });
        if (hours.length > 0) passed.value = { hours, total: passedKeys.size };
      }),
    clear() {
      code.clear();
      passedKeys.clear();
      announced.value = NONE;
      passed.value = NONE;
    },
  };
});

/** Both thresholds in minutes, as stored: an edit may be invalid. The defaults apply if the server does not have the settings. */
const marksOf = (admin: Admin | null) => [
  Number(admin?.attributes.settings['waiting_mark']) || WAITING_MARK_MINUTES,
  Number(admin?.attributes.settings['waiting_long']) || WAITING_LONG_MINUTES,
];

const NONE: PassedHours = { hours: [], total: 0 };

/** `null` before the moment, and for a ticket of an earlier day: nobody waits overnight. */
function waitedMinutes(clock: Clock, ticket: Ticket, now: number): number | null {
  const moment = momentOf(ticket);
  if (moment === null || clock.dayOf(moment) !== clock.today.value) return null;
  const minutes = Math.floor((now - moment) / CLOCK_CHECK_MS);
  // A queue ticket taken in this minute waits even if the clocks of both machines differ slightly.
  return minutes < 0 && timeOf(ticket.scheduled_at) !== null ? null : Math.max(0, minutes);
}
