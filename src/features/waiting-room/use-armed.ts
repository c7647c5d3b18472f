import { useEffect, useState } from 'react';
import type { RecordId } from '../../api/contract';
import { NEXT_ARMING_MS } from '../../constants';

/**
 * Whether „Ďalší pacient“ may be pressed yet. When another ticket moves to the first place under the doctor's pointer, a
 * press in that moment was meant for the one before (or is the second half of a double click): the wrong patient must not be called.
 */
export function useArmed(nextId: RecordId | null): boolean {
  const [armedFor, setArmedFor] = useState(nextId);
  useEffect(() => {
    if (armedFor === nextId) return;
    const timer = setTimeout(() => setArmedFor(nextId), NEXT_ARMING_MS);
    return () => clearTimeout(timer);
  }, [nextId, armedFor]);
  return armedFor === nextId;
}
