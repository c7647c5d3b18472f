import { useEffect, useState } from 'react';
import { RELATIVE_TIME_REFRESH_MS } from '../../constants';
import { useStore } from './use-store';

/** The current time by the server's clock, in milliseconds since the epoch; updated so that relative times stay correct. */
export function useNow(): number {
  const { clock } = useStore();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), RELATIVE_TIME_REFRESH_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
