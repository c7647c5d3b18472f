import type { MomentKind } from '../../lib/moment';
import { parseMoment } from '../../texts/language/moment-text';
import { ruleTexts } from '../../texts/forms';
import { isEmpty, type Rule } from './rule';

/**
 * A value of a date's or a time's field. The text that such a field cannot take stays its value: a form must not send it,
 * not even one that looks like a value (a time that the clock leaves out).
 */
export const moment = (kind: MomentKind): Rule<string> => ({
  isMet(value) {
    if (isEmpty(value)) return true;
    const reading = parseMoment(kind, value);
    return reading.moment === value && reading.problem === null;
  },
  message: ruleTexts.date,
});
