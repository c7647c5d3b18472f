import { useEffect, useState } from 'react';
import { NEXT_COOLDOWN_MS } from '../../constants';

/** Whether the list has not changed for a moment: a key pressed right after a change may be meant for another row. */
export function useSettled(ids: string): boolean {
  const [settledIds, setSettledIds] = useState(ids);
  // The list was empty: a key cannot be meant for another row.
  if (settledIds === '' && ids !== '') setSettledIds(ids);
  useEffect(() => {
    if (settledIds === ids) return;
    const timer = setTimeout(() => setSettledIds(ids), NEXT_COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [ids, settledIds]);
  return settledIds === ids;
}
