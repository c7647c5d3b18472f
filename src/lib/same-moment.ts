import { MINUTE_MS } from '../constants';
import { timeOf } from './zone';

/** Whether two ISO texts name the same minute: a server may leave out the seconds. */
export function isSameMoment(one: string | null, other: string | null): boolean {
  const [first, second] = [timeOf(one), timeOf(other)];
  return first !== null && second !== null && Math.floor(first / MINUTE_MS) === Math.floor(second / MINUTE_MS);
}
