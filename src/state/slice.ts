/** Why the data of a session is cleared: it ended, another one starts, or the last element left the page. */
export type ClearReason = 'logout' | 'expiry' | 'login' | 'stop';

/** A part of the store that holds data of a session. The store clears each of its slices when the session changes. */
export interface Slice {
  clear(reason: ClearReason): void;
}
