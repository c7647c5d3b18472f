import { PICKER_FIRST_TIME, PICKER_STEP_MINUTES } from '../constants';
import { localMinute } from './dates';
import { instantOf, checkMoment, fullLimits, isOnStep, type MomentKind, type MomentLimits } from './local-time';

/** The picker's initial value for an empty field: the next step from now, within the limits. */
export function firstMoment(kind: MomentKind, limits: MomentLimits, now: Date): string {
  const { min, max } = fullLimits(kind, limits, now);
  const within = (moment: string) => (moment < min ? min : moment > max ? max : moment);
  if (kind === 'time') return within(PICKER_FIRST_TIME);
  if (kind === 'date') return within(localMinute(now).slice(0, 10));
  const nearest = instantOf(within(localMinute(now))) ?? now;
  const stepMs = PICKER_STEP_MINUTES * 60_000;
  const next = localMinute(new Date(Math.ceil(nearest.getTime() / stepMs) * stepMs));
  return next > max ? localMinute(new Date(Math.floor(nearest.getTime() / stepMs) * stepMs)) : next;
}

/** An hour or minute of the picker, and whether it can be chosen on that day. */
export interface OfferedTime {
  /** Two digits. */
  value: string;
  isOffered: boolean;
}

/** The hours 0 to 23. `day` is empty for times without a day. */
export function offeredHours(day: string, limits: MomentLimits): OfferedTime[] {
  return range(24, 1).map((hour) => ({
    value: hour,
    isOffered: steps.some((minute) => isAllowed(day, `${hour}:${minute}`, limits)),
  }));
}

/** The minutes of a time's hour in steps, with the time's own minute even when it is not a step. */
export function offeredMinutes(day: string, time: string, limits: MomentLimits): OfferedTime[] {
  const hour = time.slice(0, 2);
  const minutes = isOnStep(time) ? steps : [...steps, time.slice(3)].sort();
  return minutes.map((minute) => ({ value: minute, isOffered: isAllowed(day, `${hour}:${minute}`, limits) }));
}

/** A time with another hour; its minutes are kept, or become the nearest allowed ones. */
export function withHour(day: string, time: string, hour: string, limits: MomentLimits): string {
  const minute = Number(time.slice(3));
  if (isAllowed(day, `${hour}:${time.slice(3)}`, limits)) return `${hour}:${time.slice(3)}`;
  const offered = steps.filter((step) => isAllowed(day, `${hour}:${step}`, limits));
  const [nearest = time.slice(3)] = offered.sort(
    (one, other) => Math.abs(Number(one) - minute) - Math.abs(Number(other) - minute),
  );
  return `${hour}:${nearest}`;
}

function isAllowed(day: string, time: string, limits: MomentLimits): boolean {
  return checkMoment(day ? 'date-time' : 'time', { day, time }, limits).problem === null;
}

const range = (end: number, step: number) =>
  Array.from({ length: end / step }, (_, index) => String(index * step).padStart(2, '0'));

const steps = range(60, PICKER_STEP_MINUTES);
