import { PICKER_STEP_MINUTES, PICKER_YEARS } from '../constants';
import { localMinute, startOfDay } from './dates';

/**
 * The instant of a local `YYYY-MM-DDTHH:mm`: the first one if the clock shows it twice (autumn), `null` if it does not exist (the skipped
 * hour in spring, 31. 2.).
 */
export function instantOf(local: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(local)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day, hour, minute] = parts;
  // JavaScript takes the first of two instants, and shifts a time that does not exist: then the result differs from `local`.
  const instant = new Date(year, month - 1, day, hour, minute);
  return localMinute(instant) === local ? instant : null;
}

/** The start of a local `YYYY-MM-DD` (midnight, or the first existing time of the day); `null` if the day does not exist. */
export function startOfDayKey(day: string): Date | null {
  // Unlike midnight, noon exists on every day.
  const noon = instantOf(`${day}T12:00`);
  return noon && startOfDay(noon);
}

/**
 * A local `YYYY-MM-DDTHH:mm` as ISO 8601 with the browser's offset at that moment (`2026-12-10T08:00:00+01:00`); `null` if the time does
 * not exist. `before` is the edited instant: it is kept while its local time is unchanged, even if it is the second of two.
 */
export function toInstantIso(local: string, before?: string | null): string | null {
  const unchanged = before && fromInstantIso(before) === local ? new Date(before) : null;
  const instant = unchanged ?? instantOf(local);
  return instant && `${localMinute(instant)}:${String(instant.getSeconds()).padStart(2, '0')}${offsetOf(instant)}`;
}

/** `+01:00`, or `Z`: `formatISO` of date-fns is ten times larger. */
function offsetOf(instant: Date): string {
  const minutes = -instant.getTimezoneOffset();
  if (minutes === 0) return 'Z';
  return (minutes < 0 ? '-' : '+') + localMinute(new Date(2000, 0, 1, 0, Math.abs(minutes))).slice(-'HH:mm'.length);
}

/** The local time of an instant with an offset (`…Z`, `…+01:00`); `null` for anything else. */
export function fromInstantIso(iso: string): string | null {
  // Without an offset, the text means another instant in every zone.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(iso)) return null;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : localMinute(instant);
}

/** The first and the last minute of a local `YYYY-MM-DD`, as a whole day is stored; `null` if the day does not exist. */
export function wholeDay(day: string): { from: string; to: string } | null {
  const start = startOfDayKey(day);
  return start && { from: localMinute(start), to: `${day}T${LAST_MINUTE}` };
}

/** The last minute of a day: a whole day ends with it, though it is no multiple of the picker's step. */
export const LAST_MINUTE = '23:59';

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
