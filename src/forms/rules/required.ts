import { ruleTexts } from '../../texts/forms';
import { isEmpty, type Rule, type Text } from './rule';

/** Something is entered or chosen: blanks alone are nothing, neither is an empty list. */
export const required: Rule<unknown> = {
  isMet: (value) => !isEmpty(value) && !isBlank(value) && !(Array.isArray(value) && value.length === 0),
  message: ruleTexts.required,
};

/** The same where blanks count: a password is taken as it is. */
export const requiredAsTyped: Rule<Text> = { isMet: (value) => !isEmpty(value), message: ruleTexts.required };

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
