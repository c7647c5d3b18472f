import { useEffect, useState } from 'react';
import type { RecordId } from '../../api/contract';
import { NEXT_COOLDOWN_MS } from '../../constants';

/**
 * Whether „Ďalší pacient“ may be pressed yet. When another ticket moves to the first place under the doctor's pointer, a
 * press in that moment was meant for the one before (or is the second half of a double click): the wrong patient must not be called.
 */
export function useNextCooldown(nextId: RecordId | null): boolean {
  const [readyId, setSettledId] = useState(nextId);
  useEffect(() => {
    if (readyId === nextId) return;
    const timer = setTimeout(() => setSettledId(nextId), NEXT_COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [nextId, readyId]);
  return readyId === nextId;
}
