import { LANGUAGE } from './language';

// Shared: it formats up to 20 000 amounts.
const format = new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency: 'EUR' });

/** Formats an amount: „1 234,50 €“, with non-breaking spaces. */
export const euros = (amount: number): string => format.format(amount);

const wholeFormat = new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** Formats an amount without cents: „1 500 €“. */
export const wholeEuros = (amount: number): string => wholeFormat.format(amount);

/** Whole cents, which add up without rounding errors. */
export const cents = (amount: number): number => Math.round(amount * 100);
