import { LANGUAGE } from './language';

// Made once: 20 000 amounts are written with it.
const format = new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency: 'EUR' });

/** An amount as Slovaks write it: „1 234,50 €“, with spaces that do not break. */
export const euros = (amount: number): string => format.format(amount);

const wholeFormat = new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** A round amount, without cents: „1 500 €“. */
export const wholeEuros = (amount: number): string => wholeFormat.format(amount);

/** Whole cents, in which amounts are added up without the errors of fractions. */
export const cents = (amount: number): number => Math.round(amount * 100);
