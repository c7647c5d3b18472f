import type { OfficeHours } from '../office-hours/contract';
import { plannedDay } from '../office-hours/planned-day.contract';
import { MINUTE_MS, PICKER_STEP_MINUTES } from '../../constants';
import { localMinute } from '../../lib/dates';
import { LAST_MINUTE } from '../../lib/local-time';
import { minuteIn } from '../../lib/zone';
import { instantIn, weekdayOf } from '../../lib/zone-moments';

/** The end of an announcement some minutes from now, rounded up to a step of the picker: `YYYY-MM-DDTHH:mm`. */
export function endAfter(minutes: number, now: Date): string {
  const step = PICKER_STEP_MINUTES * MINUTE_MS;
  return localMinute(new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / step) * step));
}

/** The end of today's office hours, in the practice's zone (`HH:mm`) and on this computer's clock; `null` if none are left. */
export function closingOf(officeHours: readonly OfficeHours[], now: Date, zone: string): Closing | null {
  const [day = '', time = ''] = minuteIn(zone, now.getTime()).split('T');
  const { closesAt } = plannedDay(officeHours, weekdayOf(day), time);
  const instant = closesAt === null || closesAt <= time ? null : instantIn(zone, `${day}T${closesAt}`);
  if (closesAt === null || instant === null) return null;
  const here = localMinute(new Date(instant));
  const isOnStep = Number(here.slice(-2)) % PICKER_STEP_MINUTES === 0 || here.endsWith(LAST_MINUTE);
  return { closesAt, end: isOnStep ? here : endAfter(0, new Date(instant)) };
}

interface Closing {
  /** `HH:mm` of the practice's clock. */
  closesAt: string;
  /** `YYYY-MM-DDTHH:mm` of this computer's clock, on a step of the picker. */
  end: string;
}
