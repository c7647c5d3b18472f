import type { ReadonlySignal, Signal } from '@preact/signals-core';

/** Why the data of a session is cleared: it ended, or (`reset`) another one starts or the last element left the page. */
export type ClearReason = 'logout' | 'expiry' | 'reset';

/** A part of the store: the state and the actions of one subject. */
export interface Part {
  /** Drops the data of the session. */
  clear(reason: ClearReason): void;
  /** Loads the data: a session has begun, or everything is reloaded. */
  load?(): void;
  /** Runs from the start of the store, or from its own creation if that is later. Returns a function that stops it. */
  start?(): () => void;
  /** Sends pending edits at once. Resolves when they are sent. */
  flush?(): Promise<unknown>;
  /** Restores the unsent input of an expired session, once the session's owner is known. */
  restore?(): void;
}

/** A signal that a part exposes: only its actions change it. */
export const readOnly = <T>(signal: Signal<T>): ReadonlySignal<T> => signal;
