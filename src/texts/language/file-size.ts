import { LANGUAGE } from './language';

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** A size as computers show it, by 1024: „850 kB“, „1,2 MB“. The space does not break. */
export function fileSize(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // 1023,96 would be written as „1024“: that is one of the next unit.
  while (Math.round(amount * 10) >= 10_240 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${amount.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 })}\u00a0${UNITS[unit] ?? ''}`;
}
