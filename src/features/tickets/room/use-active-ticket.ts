import { useCallback, useMemo, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket } from '../contract';

/**
 * The ticket whose row is in the tab order: the last focused, otherwise the chosen, otherwise the first. When it leaves the list, the
 * ticket now at its index replaces it.
 */
export function useActiveTicket(all: readonly Ticket[], chosenId: RecordId | null) {
  const [held, setHeld] = useState<{ id: RecordId; index: number } | null>(null);
  const heldIndex = useIndex(all, held?.id ?? null);
  const chosenIndex = useIndex(all, chosenId);
  const index = heldIndex ?? (held ? Math.min(held.index, all.length - 1) : chosenIndex) ?? 0;
  const id = all[index]?.id;
  if (held && id !== undefined && (held.id !== id || held.index !== index)) setHeld({ id, index });
  return {
    index,
    /** 0 if none is chosen. */
    chosenIndex: chosenIndex ?? 0,
    set: useCallback((next: RecordId) => {
      // The next render sets the index.
      setHeld((before) => (before?.id === next ? before : { id: next, index: 0 }));
    }, []),
  };
}

function useIndex(all: readonly Ticket[], id: RecordId | null): number | null {
  return useMemo(() => {
    const index = id === null ? -1 : all.findIndex((one) => one.id === id);
    return index < 0 ? null : index;
  }, [all, id]);
}
