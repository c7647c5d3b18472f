import type { RecordId } from '../../api/contract/fields';
import { isAlreadyHandled, isFailure, isOutcomeUnknown } from '../../api/failure';
import { randomKey } from '../../lib/random-key';
import { isSameData } from '../../lib/same-data';
import type { Part } from '../part';

/** The keys by which a server knows a repeated change, so that it is stored once. */
export interface IdempotencyKeys extends Part {
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

/** The last request about a thing, which may have been done. */
interface Sent {
  payload: unknown;
  key: string;
  /** Not after a refusal, which leaves the key for the retry all the same. */
  isOutcomeUnknown: boolean;
}

/** In memory only, as the payloads may be personal. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let sent = new Map<string, Sent>();
  let owner: RecordId | null = null;
  /** Rises when a session begins or ends. */
  let session = 0;
  return {
    async send(what, payload, call) {
      const own = sent;
      const sentIn = session;
      const last = own.get(what);
      const isRetry = last !== undefined && isSameData(last.payload, payload);
      const key = isRetry ? last.key : randomKey();
      // From now on: the session may expire before the answer, and the same doctor send it again meanwhile.
      own.set(what, { payload, key, isOutcomeUnknown: true });
      try {
        const value = await call(key);
        // After its session has ended, nobody hears of it: the draft waits, and is sent again with this key.
        if (sentIn === session) own.delete(what);
        return value;
      } catch (caught) {
        const failure = isFailure(caught) ? caught : null;
        // A refusal of a retry for another reason, such as 429, says nothing about the first attempt.
        const isStillRetry = isRetry && !(failure && isAlreadyHandled(failure));
        const isUnknown = (failure && isOutcomeUnknown(failure)) || (isStillRetry && last.isOutcomeUnknown);
        // 401, 429: the browser itself may have sent it twice, of which the first was stored.
        if (isUnknown || isStillRetry || failure?.status === 401 || failure?.status === 429)
          own.set(what, { payload, key, isOutcomeUnknown: isUnknown });
        else own.delete(what);
        throw caught;
      }
    },
    isOutcomeUnknown: (what) => sent.get(what)?.isOutcomeUnknown === true,
    forget: (what) => void sent.delete(what),
    claim(next) {
      if (owner !== null && owner !== next) sent = new Map();
      owner = next;
    },
    // After an expiry the drafts wait for the same doctor, who may send them again.
    clear(reason) {
      session += 1;
      if (reason !== 'logout') return;
      sent = new Map();
      owner = null;
    },
  };
}
