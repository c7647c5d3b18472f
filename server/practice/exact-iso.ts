import type { Clock } from './clock';

/** The same instant as ISO 8601: with the practice's offset, or in UTC where that would lose fractions of a second. */
export function exactIso(instant: Date, clock: Clock): string {
  const local = clock.isoOf(instant);
  return Date.parse(local) === instant.getTime() ? local : instant.toISOString();
}
