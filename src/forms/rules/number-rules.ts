import { parseNumber } from '../../texts/language/parse-number';
import { ruleTexts } from '../../texts/forms';
import { isEmpty, type Rule } from './rule';

/** A number, or its text: with a decimal comma and spaces between thousands. */
export type Numeric = string | number | null | undefined;

/** Inclusive. */
export const between = (least: number, most: number): Rule<Numeric> => ({
  isMet: whenFilled((number) => number !== null && number >= least && number <= most),
  message: (field) => ruleTexts.between(field, least, most),
});

export const min_value = (least: number): Rule<Numeric> => ({
  isMet: whenFilled((number) => number !== null && number >= least),
  message: (field) => ruleTexts.min_value(field, least),
});

export const max_value = (most: number): Rule<Numeric> => ({
  isMet: whenFilled((number) => number !== null && number <= most),
  message: (field) => ruleTexts.max_value(field, most),
});

/** Digits only: a non-negative whole number. */
export const numeric: Rule<Numeric> = {
  isMet: (value) => isEmpty(value) || /^\d+$/.test(String(value).trim()),
  message: ruleTexts.numeric,
};

/** A number with at most `places` decimals; any number of them by default. */
export const decimal = (places?: number): Rule<Numeric> => ({
  isMet: (value) => isEmpty(value) || (parseNumber(value) !== null && placesOf(String(value)) <= (places ?? Infinity)),
  message: (field) => ruleTexts.decimal(field, places),
});

function whenFilled(isMet: (number: number | null) => boolean): (value: Numeric) => boolean {
  return (value) => isEmpty(value) || isMet(parseNumber(value));
}

const placesOf = (text: string): number => /[.,](\d+)\s*$/.exec(text)?.[1]?.length ?? 0;
