import { useEffect, useState } from 'react';
import { CLOCK_CHECK_MS } from '../../constants';

/** Whether an instant (ISO 8601) has come; notices it by itself. What is no instant never comes. */
export function useIsOver(instant: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = instant === null ? Number.NaN : Date.parse(instant) - now;
  useEffect(() => {
    if (!(left > 0)) return;
    // Not in one go: a browser's timer cannot wait for months, and does not notice that a laptop slept.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, CLOCK_CHECK_MS));
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
