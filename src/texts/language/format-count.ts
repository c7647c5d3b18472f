import { LANGUAGE } from './language';

const format = new Intl.NumberFormat(LANGUAGE, { useGrouping: true });

/** Formats a whole number: „20 000“, with non-breaking spaces. */
export const formatCount = (count: number): string => format.format(count);
