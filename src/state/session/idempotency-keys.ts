import type { RecordId } from '../../api/contract';
import { isAlreadyHandled, isFailure, isOutcomeUnknown } from '../../api/failure';
import { randomKey } from '../../lib/random-key';
import { keepUnchanged } from '../resources/keep-unchanged';
import type { Slice } from '../slice';

/** The keys by which a server knows a repeated change, so that it is stored once. */
export interface IdempotencyKeys extends Slice {
  /**
   * Makes a call with a new key, or, while the outcome of the last call about the same thing is unknown and the payload is the same,
   * with its key. `what` names the thing, such as one ticket.
   */
  send<T>(what: string, payload: unknown, call: (key: string) => Promise<T>): Promise<T>;
  /** Whether a call about it has left, and may have been done. */
  isOutcomeUnknown(what: string): boolean;
  /** The outcome is known by other means, or the next call is not a retry. */
  forget(what: string): void;
  /** After a login: drops those of another doctor. */
  claim(owner: RecordId): void;
}

/** In memory only, as the payloads may be personal. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let unknown = new Map<string, { payload: unknown; key: string }>();
  let owner: RecordId | null = null;
  return {
    async send(what, payload, call) {
      const own = unknown;
      const last = own.get(what);
      const isRetry = last !== undefined && keepUnchanged(last.payload, payload) === last.payload;
      const key = isRetry ? last.key : randomKey();
      // From now on: the session may expire before the answer, and the same doctor send it again meanwhile.
      own.set(what, { payload, key });
      try {
        const value = await call(key);
        own.delete(what);
        return value;
      } catch (caught) {
        const isUnknown = isFailure(caught) && isOutcomeUnknown(caught);
        // A refusal of a retry for another reason, such as 429, says nothing about the first attempt.
        const isStillUnknown = isRetry && !(isFailure(caught) && isAlreadyHandled(caught));
        if (isUnknown) own.set(what, { payload, key });
        else if (!isStillUnknown) own.delete(what);
        throw caught;
      }
    },
    isOutcomeUnknown: (what) => unknown.has(what),
    forget: (what) => void unknown.delete(what),
    claim(next) {
      if (owner !== null && owner !== next) unknown = new Map();
      owner = next;
    },
    // After an expiry the drafts wait for the same doctor, who may send them again.
    clear(reason) {
      if (reason !== 'logout') return;
      unknown = new Map();
      owner = null;
    },
  };
}
