import { useEffect, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { NEXT_COOLDOWN_MS } from '../../../constants';

/**
 * Whether „Ďalší pacient“ is enabled. After another ticket has become first, a click may be meant for the previous one (or be the
 * second one of a double click): it is ignored for a moment, so that the wrong patient is not called.
 */
export function useNextCooldown(nextId: RecordId | null): boolean {
  const [readyId, setReadyId] = useState(nextId);
  // Nobody was first before: a click cannot be meant for a previous patient.
  if (readyId === null && nextId !== null) setReadyId(nextId);
  useEffect(() => {
    if (readyId === nextId) return;
    const timer = setTimeout(() => setReadyId(nextId), NEXT_COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [nextId, readyId]);
  return readyId === nextId;
}
