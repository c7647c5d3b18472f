import type { OfficeHours } from '../../api/contract';
import { plannedDay } from '../../api/contract/planned-day';
import { PICKER_STEP_MINUTES } from '../../constants';
import { localMinute } from '../../lib/dates';
import { LAST_MINUTE } from '../../lib/local-time';

const MINUTE_MS = 60_000;

/** The end of a notice so many minutes from now, on a step of the picker: `YYYY-MM-DDTHH:mm`. */
export function endAfter(minutes: number, now: Date): string {
  const step = PICKER_STEP_MINUTES * MINUTE_MS;
  return localMinute(new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / step) * step));
}

/** When today's office hours end; `null` where there are none left. */
export function closingOf(officeHours: readonly OfficeHours[], now: Date): string | null {
  const [day = '', time = ''] = localMinute(now).split('T');
  const { closesAt } = plannedDay(officeHours, now.getDay(), time);
  if (closesAt === null || closesAt <= time) return null;
  const isOnStep = Number(closesAt.slice(-2)) % PICKER_STEP_MINUTES === 0 || closesAt === LAST_MINUTE;
  return isOnStep ? `${day}T${closesAt}` : endAfter(0, new Date(`${day}T${closesAt}`));
}
