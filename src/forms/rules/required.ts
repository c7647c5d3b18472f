import { cleanText } from '../../lib/clean-text';
import { ruleTexts } from '../../texts/forms';
import { isEmpty, type Rule, type Text } from './rule';

/** Not empty; whitespace, characters that nobody sees and an empty list count as empty. */
export const required: Rule<unknown> = {
  isMet: (value) => !isEmpty(value) && !isBlank(value) && !(Array.isArray(value) && value.length === 0),
  message: ruleTexts.required,
};

/** The same without trimming, for passwords. */
export const requiredAsTyped: Rule<Text> = { isMet: (value) => !isEmpty(value), message: ruleTexts.required };

const isBlank = (value: unknown): boolean => typeof value === 'string' && cleanText(value).trim() === '';
