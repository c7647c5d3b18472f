import type { ScheduleDay, ScheduleTime } from '../../api/contract';
import type { Failure } from '../../api/failure';
import type { Recovery } from '../../lib/retries';
import type { LoadOptions } from './coalesced-load';
import { createResource, type Resource } from './resource';

/** The bookable days and times of the appointment form, loaded each time it is opened. */
export interface Schedules {
  /** The days on which an appointment can be made. */
  readonly days: Resource<readonly ScheduleDay[]>;
  /** The free times of the chosen day. */
  readonly times: Resource<readonly ScheduleTime[]>;
  loadDays(): void;
  /** `date` is `YYYY-MM-DD`; `null` when no day is chosen. */
  loadTimes(date: string | null): void;
  clear(): void;
}

interface SchedulesContext {
  recovery: Recovery;
  loadDays(options: LoadOptions): Promise<readonly ScheduleDay[]>;
  loadTimes(date: string, signal: AbortSignal): Promise<readonly ScheduleTime[]>;
}

export function createSchedules(context: SchedulesContext): Schedules {
  const { recovery } = context;
  let day: string | null = null;
  const days = createResource(context.loadDays, { recovery, onFailed: log('schedules') });
  const times = createResource(({ signal }) => (day === null ? Promise.resolve([]) : context.loadTimes(day, signal)), {
    recovery,
    onFailed: log('schedule times'),
  });
  return {
    days,
    times,
    loadDays() {
      days.clear();
      days.reload();
    },
    loadTimes(date) {
      // A running load is of another day.
      times.clear();
      day = date;
      if (date !== null) times.reload();
    },
    clear() {
      days.clear();
      times.clear();
    },
  };
}

/** Failures are logged, and shown at the field (specification, section 8). */
const log =
  (what: string) =>
  ({ message }: Failure) =>
    console.warn(`[ordinacia] ${what} did not load: ${message}`);
