import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';

export { startOfDay };

/** The local day of an instant as `YYYY-MM-DD`. */
export const dayKey = (instant: Date): string => lightFormat(instant, 'yyyy-MM-dd');

/** The local wall-clock time of an instant: `YYYY-MM-DDTHH:mm`. */
export const localMinute = (instant: Date): string => lightFormat(instant, "yyyy-MM-dd'T'HH:mm");
