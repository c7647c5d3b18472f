import { PICKER_STEP_MINUTES, PICKER_YEARS } from '../constants';
import { instantOf, LAST_MINUTE, startOfDayKey } from './dates';
import { readParts } from './moment-text';

/** What a field holds: `YYYY-MM-DDTHH:mm`, `YYYY-MM-DD` or `HH:mm`, always as the clock on the wall shows it. */
export type MomentKind = 'date-time' | 'date' | 'time';

/** The first and the last value that is allowed, written as the value is. */
export interface MomentLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** Why a text is no value. `min`, `max` and the ends of the gap are values themselves. */
export type MomentProblem =
  | { is: 'unclear' }
  | { is: 'no-hour' }
  | { is: 'no-day' }
  | { is: 'no-time'; time: string; from: string; to: string }
  | { is: 'step' }
  | { is: 'early'; min: string }
  | { is: 'late'; max: string };

/** What a text means, if anything, and why it cannot be taken all the same, if so. An empty text has neither. */
export interface Reading {
  moment: string | null;
  problem: MomentProblem | null;
}

/** Reads what was typed, in the Slovak order or ISO 8601: `23. 11. 2026 9:05`, `23.11. 9:05` (this year), `2026-11-23T09:05`. */
export function readMoment(kind: MomentKind, text: string, limits: MomentLimits = {}, now = new Date()): Reading {
  if (text.trim() === '') return { moment: null, problem: null };
  const parts = readParts(kind, text.trim(), now.getFullYear());
  if (!parts) return { moment: null, problem: { is: 'unclear' } };
  const { day, time } = parts;
  if (time > LAST_MINUTE || Number(time.slice(3)) > 59) return { moment: null, problem: { is: 'no-hour' } };
  if (kind !== 'time' && !startOfDayKey(day)) return { moment: null, problem: { is: 'no-day' } };
  const moment = { 'date-time': `${day}T${time}`, date: day, time }[kind];
  const isLeftOut = kind === 'date-time' && !instantOf(moment);
  return { moment, problem: isLeftOut ? gapAround(moment) : refusalOf(kind, moment, limits, now) };
}

/** The value of a text that can be taken; any other text stays what it is, so that nothing typed is lost or becomes another time. */
export function momentOrText(kind: MomentKind, text: string, limits: MomentLimits): string {
  const { moment, problem } = readMoment(kind, text, limits);
  if (moment !== null && !problem) return moment;
  return text.trim() === '' ? '' : text;
}

/** A value as it is shown and typed: `23. 11. 2026 9:05`, `23. 11. 2026`, `9:05`. */
export function writeMoment(moment: string): string {
  const [, year, month, day, hour, minute] = /^(?:(\d+)-(\d\d)-(\d\d))?T?(?:(\d\d):(\d\d))?$/.exec(moment) ?? [];
  const date = year && `${Number(day)}. ${Number(month)}. ${year}`;
  const time = hour && `${Number(hour)}:${minute ?? ''}`;
  return [date, time].filter(Boolean).join(' ');
}

/** The limits of a kind: what was asked for, within the years that the picker lists. Times alone have a day. */
export function fullLimits(kind: MomentKind, { min, max }: MomentLimits, now: Date): { min: string; max: string } {
  if (kind === 'time') return { min: min ?? '00:00', max: max ?? LAST_MINUTE };
  const first = `${now.getFullYear() - PICKER_YEARS}-01-01`;
  const last = `${now.getFullYear() + PICKER_YEARS}-12-31`;
  const [start, end] = kind === 'date' ? [first, last] : [`${first}T00:00`, `${last}T${LAST_MINUTE}`];
  return { min: min !== undefined && min > start ? min : start, max: max !== undefined && max < end ? max : end };
}

/** Whether the picker's minutes have it. */
export const isOnStep = (time: string): boolean => Number(time.slice(3)) % PICKER_STEP_MINUTES === 0;

/** Values of one kind are in the order of their texts. */
function refusalOf(kind: MomentKind, moment: string, limits: MomentLimits, now: Date): MomentProblem | null {
  const time = moment.slice(-5);
  if (kind !== 'date' && !isOnStep(time) && time !== LAST_MINUTE) return { is: 'step' };
  const { min, max } = fullLimits(kind, limits, now);
  if (moment < min) return { is: 'early', min };
  return moment > max ? { is: 'late', max } : null;
}

/** The clock leaves the time out: from where to where. */
function gapAround(moment: string): MomentProblem {
  const [day = '', time = ''] = moment.split('T');
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const timeAt = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const isLeftOut = (minute: number) => instantOf(`${day}T${timeAt(minute)}`) === null;
  let from = minutes;
  while (from > 0 && isLeftOut(from - 1)) from -= 1;
  let to = minutes;
  while (to < MINUTES_OF_DAY && isLeftOut(to)) to += 1;
  return { is: 'no-time', time, from: timeAt(from), to: timeAt(to) };
}

const MINUTES_OF_DAY = 24 * 60;
