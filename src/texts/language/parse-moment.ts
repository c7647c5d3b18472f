import {
  checkMoment,
  type MomentKind,
  type MomentLimits,
  type MomentParts,
  type ParsedMoment,
} from '../../lib/local-time';

/** Parses typed text, in the Slovak order or ISO 8601: `23. 11. 2026 9:05`, `23.11. 9:05` (the year of `now`), `2026-11-23T09:05`. */
export function parseMoment(kind: MomentKind, text: string, limits: MomentLimits = {}, now = new Date()): ParsedMoment {
  if (text.trim() === '') return { moment: null, problem: null };
  const parts = parseParts(kind, text.trim(), now.getFullYear());
  return parts ? checkMoment(kind, parts, limits, now) : { moment: null, problem: { is: 'unclear' } };
}

/** The value of a valid text; invalid text is returned unchanged, so that no input is lost. */
export function momentOrText(kind: MomentKind, text: string, limits: MomentLimits, now: Date): string {
  const { moment, problem } = parseMoment(kind, text, limits, now);
  if (moment !== null && !problem) return moment;
  return text.trim() === '' ? '' : text;
}

/** Splits a trimmed text, without checking that day and hour exist. `year`: for days without one. */
function parseParts(kind: MomentKind, text: string, year: number): MomentParts | null {
  for (const form of forms[kind]) {
    const found = form.exec(text)?.groups;
    if (found) return { day: dayOf(found, year), time: timeOf(found) };
  }
  return null;
}

type Groups = Readonly<Record<string, string | undefined>>;

const dayOf = ({ year, month = '1', day = '1' }: Groups, thisYear: number) =>
  `${year ?? thisYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const timeOf = ({ hour = '0', minute = '00' }: Groups) => `${hour.padStart(2, '0')}:${minute}`;

// The numeric keypad of a Slovak keyboard types a comma instead of a point.
const POINT = String.raw`\s*[.,/]\s*`;
const ISO_DAY = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;
const DAY_MONTH = String.raw`(?<day>\d{1,2})${POINT}(?<month>\d{1,2})`;
const FULL_DAY = String.raw`${DAY_MONTH}${POINT}(?<year>\d{4})`;
const CLOCK = String.raw`(?<hour>\d{1,2})\s*[:.,]\s*(?<minute>\d\d)`;
const DIGITS = String.raw`(?<hour>\d{1,2})(?<minute>\d\d)?`;

const whole = (...parts: string[]) => new RegExp(`^${parts.join('')}$`);

/** The separator between a day with its year and the time. */
const GAP = String.raw`(?:T|\s*,\s*|\s+)(?:o\s+)?`;

// After a day without a year, digits alone may be a year that is still being typed: a time needs its colon there.
const forms: Readonly<Record<MomentKind, readonly RegExp[]>> = {
  'date-time': [
    ...[ISO_DAY, FULL_DAY].flatMap((day) => [whole(day, GAP, CLOCK), whole(day, GAP, DIGITS)]),
    whole(DAY_MONTH, String.raw`(?:${POINT}|\s+)(?:o\s+)?`, CLOCK),
  ],
  date: [whole(ISO_DAY), whole(FULL_DAY), whole(DAY_MONTH, String.raw`(?:\s*[.,/])?`)],
  time: [whole(CLOCK), whole(DIGITS)],
};
