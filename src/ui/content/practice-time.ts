import { createContext, use } from 'react';
import { DEFAULT_TIME_ZONE } from '../../constants';
import { clockTime } from '../../texts/language/format-moment';

export interface PracticeTime {
  /** The practice's time zone (IANA name). */
  zone: string;
  /** How far the server's clock is ahead of this computer's, in milliseconds. */
  aheadMs: number;
}

export const PracticeTimeContext = createContext<PracticeTime>({ zone: DEFAULT_TIME_ZONE, aheadMs: 0 });

/** The practice's time zone, in which everything that happens there is shown. */
export const useZone = (): string => use(PracticeTimeContext).zone;

/** Formats a moment measured by this computer's clock, as the practice's clock shows it: `9:05`. */
export function useMeasuredTime(): (moment: Date) => string {
  const { zone, aheadMs } = use(PracticeTimeContext);
  return (moment) => clockTime(moment.getTime() + aheadMs, zone);
}
