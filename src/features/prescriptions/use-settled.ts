import { useEffect, useState } from 'react';
import { NEXT_COOLDOWN_MS } from '../../constants';

/** Whether the list has stood still for a moment: a key that is pressed right after it has moved may be meant for another row. */
export function useSettled(ids: string): boolean {
  const [settledIds, setSettledIds] = useState(ids);
  // Nothing was there, for which a key could be meant.
  if (settledIds === '' && ids !== '') setSettledIds(ids);
  useEffect(() => {
    if (settledIds === ids) return;
    const timer = setTimeout(() => setSettledIds(ids), NEXT_COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [ids, settledIds]);
  return settledIds === ids;
}
