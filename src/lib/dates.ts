import { startOfDay } from 'date-fns/startOfDay';
import { MINUTE_MS } from '../constants';
import { asWall } from './zone';

export { startOfDay };

/** The local wall-clock time of an instant: `YYYY-MM-DDTHH:mm`. `lightFormat` of date-fns is ten times larger. */
export const localMinute = (instant: Date): string =>
  asWall(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS);

/** The local day of an instant as `YYYY-MM-DD`. */
export const dayKey = (instant: Date): string => localMinute(instant).slice(0, 'YYYY-MM-DD'.length);
