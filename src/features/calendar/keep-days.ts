import { keepUnchanged } from '../../state/resources/keep-unchanged';
import type { CalendarDay } from './model';

type Days = ReadonlyMap<string, CalendarDay>;

/** The days, each the same object as before while nothing of it changed; where none changed, the same map. */
export function keepDays(before: Days, after: Days): Days {
  const kept = new Map([...after].map(([day, now]) => [day, keepUnchanged(before.get(day) ?? null, now)]));
  const isSame = before.size === kept.size && [...kept].every(([day, one]) => before.get(day) === one);
  return isSame ? before : kept;
}
