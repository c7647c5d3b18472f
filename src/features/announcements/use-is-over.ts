import { useEffect, useState } from 'react';
import { CLOCK_CHECK_MS } from '../../constants';
import { useStore } from '../../state/react/use-store';

/** Whether an instant (ISO 8601) has passed; updates by itself. An invalid one never passes. */
export function useIsOver(instant: string | null): boolean {
  const { clock } = useStore();
  const [now, setNow] = useState(clock.now);
  const left = instant === null ? Number.NaN : Date.parse(instant) - now;
  useEffect(() => {
    if (!(left > 0)) return;
    // In steps: a timer cannot run for months, and is late after a sleep.
    const timer = setTimeout(() => setNow(clock.now()), Math.min(left, CLOCK_CHECK_MS));
    return () => clearTimeout(timer);
  }, [left, clock]);
  return left <= 0;
}
