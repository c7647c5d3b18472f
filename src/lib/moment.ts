import { PICKER_STEP_MINUTES, PICKER_YEARS } from '../constants';
import { instantOf, LAST_MINUTE, startOfDayKey } from './local-time';

/** A field's value: `YYYY-MM-DDTHH:mm`, `YYYY-MM-DD` or `HH:mm`, always in local wall-clock time. */
export type MomentKind = 'date-time' | 'date' | 'time';

/** The first and the last allowed value, in the format of the value. */
export interface MomentLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** Why a text is not a valid value. `min`, `max` and the ends of the gap are values themselves. */
export type MomentProblem =
  | { is: 'unclear' }
  | { is: 'no-hour' }
  | { is: 'no-day' }
  | { is: 'no-time'; time: string; from: string; to: string }
  | { is: 'step' }
  | { is: 'early'; min: string }
  | { is: 'late'; max: string };

/** The parsed value of a text, and why it is not accepted. An empty text has neither. */
export interface ParsedMoment {
  moment: string | null;
  problem: MomentProblem | null;
}

/** The day as `YYYY-MM-DD` and the time as `HH:mm`; the kind decides which are used. */
export interface MomentParts {
  day: string;
  time: string;
}

/** Checks whether the moment exists and is allowed. */
export function checkMoment(
  kind: MomentKind,
  parts: MomentParts,
  limits: MomentLimits,
  now = new Date(),
): ParsedMoment {
  const { day, time } = parts;
  if (time > LAST_MINUTE || Number(time.slice(3)) > 59) return { moment: null, problem: { is: 'no-hour' } };
  if (kind !== 'time' && !startOfDayKey(day)) return { moment: null, problem: { is: 'no-day' } };
  const moment = { 'date-time': `${day}T${time}`, date: day, time }[kind];
  const isSkipped = kind === 'date-time' && !instantOf(moment);
  return { moment, problem: isSkipped ? clockGapAround(moment) : limitProblem(kind, moment, limits, now) };
}

/** The given limits, clamped to the years that the picker lists; the whole day for times. */
export function fullLimits(kind: MomentKind, { min, max }: MomentLimits, now: Date): { min: string; max: string } {
  if (kind === 'time') return { min: min ?? '00:00', max: max ?? LAST_MINUTE };
  const first = `${now.getFullYear() - PICKER_YEARS}-01-01`;
  const last = `${now.getFullYear() + PICKER_YEARS}-12-31`;
  const [start, end] = kind === 'date' ? [first, last] : [`${first}T00:00`, `${last}T${LAST_MINUTE}`];
  return { min: min !== undefined && min > start ? min : start, max: max !== undefined && max < end ? max : end };
}

/** Whether a time is a multiple of the picker's step. */
export const isOnStep = (time: string): boolean => Number(time.slice(3)) % PICKER_STEP_MINUTES === 0;

/** Values of one kind compare as strings. */
function limitProblem(kind: MomentKind, moment: string, limits: MomentLimits, now: Date): MomentProblem | null {
  const time = moment.slice(-5);
  if (kind !== 'date' && !isOnStep(time) && time !== LAST_MINUTE) return { is: 'step' };
  const { min, max } = fullLimits(kind, limits, now);
  if (moment < min) return { is: 'early', min };
  return moment > max ? { is: 'late', max } : null;
}

/** The gap of the daylight saving change that skips this time. */
function clockGapAround(moment: string): MomentProblem {
  const [day = '', time = ''] = moment.split('T');
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const timeAt = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const isSkipped = (minute: number) => instantOf(`${day}T${timeAt(minute)}`) === null;
  let from = minutes;
  while (from > 0 && isSkipped(from - 1)) from -= 1;
  let to = minutes;
  while (to < MINUTES_OF_DAY && isSkipped(to)) to += 1;
  return { is: 'no-time', time, from: timeAt(from), to: timeAt(to) };
}

const MINUTES_OF_DAY = 24 * 60;
