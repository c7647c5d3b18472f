/** Why the data of a session is cleared: it ended, another one starts, or the last element left the page. */
export type ClearReason = 'logout' | 'expiry' | 'login' | 'stop';

/** A part of the store: the state and the actions of one subject. */
export interface Part {
  /** Drops the data of the session. */
  clear(reason: ClearReason): void;
  /** A session has begun, or everything is to be loaded again. */
  load?(): void;
  /** Runs from the start of the store, or from its own creation if that is later. Returns a function that stops it. */
  start?(): () => void;
  /** Sends at once what waits to be sent. Resolves when that is done. */
  flush?(): Promise<unknown>;
  /** The owner of the session is known: restores the unsent input that an expired session of theirs has left. */
  restore?(): void;
}
