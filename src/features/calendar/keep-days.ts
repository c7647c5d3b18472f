import { keepUnchanged } from '../../state/resources/keep-unchanged';
import type { CalendarDay } from './model';

type Days = ReadonlyMap<string, CalendarDay>;

/** Returns the new days, but keeps the previous object of each unchanged day, and the previous map if no day changed. */
export function keepDays(before: Days, after: Days): Days {
  const kept = new Map([...after].map(([day, now]) => [day, keepUnchanged(before.get(day) ?? null, now)]));
  const isSame = before.size === kept.size && [...kept].every(([day, one]) => before.get(day) === one);
  return isSame ? before : kept;
}
