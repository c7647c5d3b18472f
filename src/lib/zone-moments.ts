import { DAY_MS } from '../constants';
import { asWall, minuteIn, offsetOf } from './zone';

/** The local time of a zone at an ISO 8601 instant with an offset (`…Z`, `…+01:00`); `null` for anything else. */
export function minuteOfIso(zone: string, iso: string | null): string | null {
  const instant = instantOfIso(iso);
  return instant === null ? null : minuteIn(zone, instant);
}

/** The milliseconds of an ISO 8601 instant with an offset; `null` for anything else. */
export function instantOfIso(iso: string | null): number | null {
  // Without an offset, the text means another instant in every zone.
  const isInstant = iso !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(iso);
  const instant = isInstant ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/**
 * The instant of a zone's local `YYYY-MM-DDTHH:mm`: the first one if the clock shows it twice (autumn), `null` if it does not exist (the
 * skipped hour in spring, 31. 2.).
 */
export function instantIn(zone: string, wall: string): number | null {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return null;
  const found = [-DAY_MS, DAY_MS]
    .map((away) => asUtc - offsetOf(zone, asUtc + away))
    .filter((instant) => minuteIn(zone, instant) === wall);
  return found.length > 0 ? Math.min(...found) : null;
}

/** A zone's local `YYYY-MM-DDTHH:mm` as ISO 8601 with the zone's offset; `null` if the time does not exist. */
export function isoIn(zone: string, wall: string): string | null {
  const instant = instantIn(zone, wall);
  if (instant === null) return null;
  const offset = offsetOf(zone, instant);
  return `${wall}:00${offset < 0 ? '-' : '+'}${asWall(Math.abs(offset)).slice(-'HH:mm'.length)}`;
}

/** The weekday of a `YYYY-MM-DD`; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
