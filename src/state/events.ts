import type { RecordId } from '../api/contract';
import type { FailureKind } from '../api/failure';

/** What the elements announce to their page: ids and kinds, never anything about a patient. */
export type StoreEvent =
  | { name: 'ticket-change'; detail: { id: RecordId; action: 'next' | 'reject' } }
  | { name: 'ticket-select'; detail: { id: RecordId } }
  | { name: 'error'; detail: { code: ErrorCode } };

/** The failures of calls that a page may want to know of: the others are answers, which the panel deals with. */
const errorKinds = ['offline', 'timeout', 'forbidden', 'throttled', 'server', 'malformed'] as const;
/** A call that failed, a part of the panel that did not come, or one that broke. */
export type ErrorCode = (typeof errorKinds)[number] | 'chunk' | 'crash';
export const errorCode = (kind: FailureKind): ErrorCode | null => errorKinds.find((one) => one === kind) ?? null;

export interface Events {
  emit(event: StoreEvent): void;
  /** Returns what stops it. */
  listen(listener: (event: StoreEvent) => void): () => void;
  /** Whether the page takes over what follows the end of a session. */
  emitExpiry(): boolean;
  /** `ask` answers that. Returns what stops it. */
  onExpiry(ask: () => boolean): () => void;
}

export function createEvents(): Events {
  const listeners = new Set<(event: StoreEvent) => void>();
  const expiryHandlers = new Set<() => boolean>();
  return {
    emit: (event) => listeners.forEach((listener) => listener(event)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // Every element asks its own page, whatever another one was answered.
    emitExpiry: () => [...expiryHandlers].map((ask) => ask()).includes(true),
    onExpiry(ask) {
      expiryHandlers.add(ask);
      return () => void expiryHandlers.delete(ask);
    },
  };
}
