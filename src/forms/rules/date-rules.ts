import { ruleTexts } from '../../texts/forms';
import type { MomentKind } from '../../lib/local-time';
import { parseMoment } from '../../texts/language/parse-moment';
import { isEmpty, type Rule } from './rule';

/** A `Date`, a local day `YYYY-MM-DD`, or an instant of ISO 8601. */
type DateLike = Date | string | null | undefined;

/** A day that exists. */
export const date: Rule<DateLike> = {
  isMet: (value) => isEmpty(value) || milliseconds(value) !== null,
  message: ruleTexts.date,
};

// The four rules below compare with another date, called `name` in the message: „dnes“, or the other field's label. They pass
// when one of the two is missing or invalid: that is reported by `required` and `date`.

export const after = (other: DateLike, name: string): Rule<DateLike> => ({
  isMet: compared(other, (value, limit) => value > limit),
  message: (field) => ruleTexts.after(field, name),
});

export const after_or_equal = (other: DateLike, name: string): Rule<DateLike> => ({
  isMet: compared(other, (value, limit) => value >= limit),
  message: (field) => ruleTexts.after_or_equal(field, name),
});

export const before = (other: DateLike, name: string): Rule<DateLike> => ({
  isMet: compared(other, (value, limit) => value < limit),
  message: (field) => ruleTexts.before(field, name),
});

export const before_or_equal = (other: DateLike, name: string): Rule<DateLike> => ({
  isMet: compared(other, (value, limit) => value <= limit),
  message: (field) => ruleTexts.before_or_equal(field, name),
});

function compared(other: DateLike, isMet: (value: number, limit: number) => boolean): (value: DateLike) => boolean {
  return (value) => {
    const [one, limit] = [milliseconds(value), milliseconds(other)];
    return one === null || limit === null || isMet(one, limit);
  };
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** The instant; local midnight of a day. `null` for invalid dates, such as the 30th of February. */
function milliseconds(value: DateLike): number | null {
  if (isEmpty(value)) return null;
  if (value instanceof Date) return orNull(value.getTime());
  const [, year, month, day] = ISO.exec(value) ?? [];
  if (!year || !month || !day) return null;
  const midnight = new Date(Number(year), Number(month) - 1, Number(day));
  if (midnight.getMonth() !== Number(month) - 1 || midnight.getDate() !== Number(day)) return null;
  return value.includes('T') ? orNull(Date.parse(value)) : midnight.getTime();
}

const orNull = (time: number): number | null => (Number.isNaN(time) ? null : time);

/**
 * A valid value of a date or time field. The field keeps an invalid text as its value, which must not be sent, not even one that
 * looks like a value (a time that the daylight saving change skips).
 */
export const moment = (kind: MomentKind): Rule<string> => ({
  isMet(value) {
    if (isEmpty(value)) return true;
    const reading = parseMoment(kind, value);
    return reading.moment === value && reading.problem === null;
  },
  message: ruleTexts.date,
});
