import type { RecordId } from '../api/contract';

/** What the elements announce to their page: ids and kinds, never anything about a patient. */
export type Happening =
  | { name: 'ticket-change'; detail: { id: RecordId; action: 'next' | 'reject' } }
  | { name: 'ticket-select'; detail: { id: RecordId } };

export interface Happenings {
  tell(happening: Happening): void;
  /** Returns what stops it. */
  listen(listener: (happening: Happening) => void): () => void;
}

export function createHappenings(): Happenings {
  const listeners = new Set<(happening: Happening) => void>();
  return {
    tell: (happening) => listeners.forEach((listener) => listener(happening)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
