import { useEffect, useState } from 'react';
import { CLOCK_CHECK_MS } from '../../constants';

/** Whether an instant (ISO 8601) has passed; updates by itself. An invalid one never passes. */
export function useIsOver(instant: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = instant === null ? Number.NaN : Date.parse(instant) - now;
  useEffect(() => {
    if (!(left > 0)) return;
    // In steps: a timer cannot run for months, and is late after a sleep.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, CLOCK_CHECK_MS));
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
