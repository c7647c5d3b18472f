import { LANGUAGE } from './language';

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** Formats a file size in units of 1024: „850 kB“, „1,2 MB“, with a non-breaking space. */
export function fileSize(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // 1023.96 would be rounded to 1024: use the next unit.
  while (Math.round(amount * 10) >= 10_240 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${amount.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 })}\u00a0${UNITS[unit] ?? ''}`;
}
