import { cleanText } from '../../lib/clean-text';
import { ruleTexts } from '../../texts/forms';
import { isEmpty, type Rule, type Text } from './rule';

/** Not empty; whitespace, invisible characters and an empty list count as empty. */
export const required: Rule<unknown> = {
  isMet: (value) => !isEmpty(value) && !isBlank(value) && !(Array.isArray(value) && value.length === 0),
  message: ruleTexts.required,
};

/** Like `required`, but without trimming, for passwords. */
export const requiredAsTyped: Rule<Text> = { isMet: (value) => !isEmpty(value), message: ruleTexts.required };

const isBlank = (value: unknown): boolean => typeof value === 'string' && cleanText(value).trim() === '';
