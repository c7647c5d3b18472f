import { LANGUAGE } from './language';

const format = new Intl.NumberFormat(LANGUAGE, { useGrouping: true });

/** A whole number as Slovaks write it: „20 000“, with spaces that do not break. */
export const formatCount = (count: number): string => format.format(count);
