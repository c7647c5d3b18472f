import type { RecordId } from '../api/contract';
import type { FailureKind } from '../api/failure';
import type { ProblemCode } from './problems/problem-codes';
import type { TicketAction } from './resources/tickets';

/** Events that the elements dispatch on their page: ids and kinds, never personal data. */
export type StoreEvent =
  | { name: 'ticket-change'; detail: { id: RecordId; action: TicketAction | 'return' } }
  | { name: 'ticket-select'; detail: { id: RecordId } }
  | { name: 'error'; detail: { code: ErrorCode | ProblemCode; subject?: string } };

/** The failures of calls that are reported to the page; the panel handles the others itself. */
const errorKinds = ['offline', 'timeout', 'forbidden', 'throttled', 'server', 'malformed'] as const;
/** A failed call, a chunk that did not load (`chunk`), or an error of ours (`crash`). */
export type ErrorCode = (typeof errorKinds)[number] | 'chunk' | 'crash';
export const errorCode = (kind: FailureKind): ErrorCode | null => errorKinds.find((one) => one === kind) ?? null;

export interface Events {
  emit(event: StoreEvent): void;
  /** Returns a function that stops it. */
  listen(listener: (event: StoreEvent) => void): () => void;
  /** The session expired. Returns whether a page takes over the next login. */
  emitExpiry(): boolean;
  /** `handler` returns whether its page takes over. Returns a function that stops it. */
  onExpiry(handler: () => boolean): () => void;
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
    // No short-circuit: every element dispatches its own event.
    emitExpiry: () => [...expiryHandlers].map((handler) => handler()).includes(true),
    onExpiry(handler) {
      expiryHandlers.add(handler);
      return () => void expiryHandlers.delete(handler);
    },
  };
}
