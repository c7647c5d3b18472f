import type { MomentKind } from '../../lib/local-time';
import { parseMoment } from '../../texts/language/parse-moment';
import { ruleTexts } from '../../texts/forms';
import { isEmpty, type Rule } from './rule';

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
