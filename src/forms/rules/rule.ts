import { cleanText } from '../../lib/clean-text';
import { ruleTexts } from '../../texts/forms';

/** A predicate and its message. Every rule but `required` accepts empty values. */
export interface Rule<Value> {
  isMet(value: Value): boolean;
  /** `field` is the field's Slovak label. */
  message(field: string): string;
}

export type Text = string | null | undefined;

/** Nothing was entered. */
export const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** Not empty; whitespace, invisible characters and an empty list count as empty. */
export const required: Rule<unknown> = {
  isMet: (value) => !isEmpty(value) && !isBlank(value) && !(Array.isArray(value) && value.length === 0),
  message: ruleTexts.required,
};

/** Like `required`, but without trimming, for passwords. */
export const requiredAsTyped: Rule<Text> = { isMet: (value) => !isEmpty(value), message: ruleTexts.required };

const isBlank = (value: unknown): boolean => typeof value === 'string' && cleanText(value).trim() === '';
