import type { MomentKind } from './moment';

/** The day as `YYYY-MM-DD` and the time as `HH:mm` that a text names; a kind without one leaves it at a harmless value. */
interface MomentParts {
  day: string;
  time: string;
}

/** Takes a trimmed text apart; whether there is such a day or such an hour is not asked here. `year` is for days without one. */
export function readParts(kind: MomentKind, text: string, year: number): MomentParts | null {
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

// A comma is the point of a Slovak keyboard's number block.
const POINT = String.raw`\s*[.,/]\s*`;
const ISO_DAY = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;
const DAY_MONTH = String.raw`(?<day>\d{1,2})${POINT}(?<month>\d{1,2})`;
const FULL_DAY = String.raw`${DAY_MONTH}${POINT}(?<year>\d{4})`;
const CLOCK = String.raw`(?<hour>\d{1,2})\s*[:.,]\s*(?<minute>\d\d)`;
const DIGITS = String.raw`(?<hour>\d{1,2})(?<minute>\d\d)?`;

const whole = (...parts: string[]) => new RegExp(`^${parts.join('')}$`);

/** Between a day with its year and the time. */
const GAP = String.raw`(?:T|\s*,\s*|\s+)(?:o\s+)?`;

// After a day without its year, digits alone may be the year that is being typed: there a time needs its colon.
const forms: Readonly<Record<MomentKind, readonly RegExp[]>> = {
  'date-time': [
    ...[ISO_DAY, FULL_DAY].flatMap((day) => [whole(day, GAP, CLOCK), whole(day, GAP, DIGITS)]),
    whole(DAY_MONTH, String.raw`(?:${POINT}|\s+)(?:o\s+)?`, CLOCK),
  ],
  date: [whole(ISO_DAY), whole(FULL_DAY), whole(DAY_MONTH, String.raw`(?:\s*[.,/])?`)],
  time: [whole(CLOCK), whole(DIGITS)],
};
