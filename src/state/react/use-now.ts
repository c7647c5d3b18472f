import { useEffect, useState } from 'react';
import { RELATIVE_TIME_REFRESH_MS } from '../../constants';

/** The current time, updated so that relative times stay correct. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), RELATIVE_TIME_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
