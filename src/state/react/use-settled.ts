import { useEffect, useState } from 'react';
import { NEXT_COOLDOWN_MS } from '../../constants';

/**
 * Whether the value has not changed for a moment: a press right after a change may be meant for what was there before (or be the second
 * one of a double click). A change from `none` counts at once: nothing was there.
 */
export function useSettled<T>(value: T, none: T): boolean {
  const [settled, setSettled] = useState(value);
  if (settled === none && value !== none) setSettled(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), NEXT_COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled === value;
}
