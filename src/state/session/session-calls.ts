import { Failure, isFailure, isOutcomeUnknown, isAlreadyHandled } from '../../api/failure';
import type { RecordId } from '../../api/contract/fields';
import { randomKey } from '../../lib/random-key';
import { isSameData } from '../../lib/same-data';
import type { ClearReason } from '../part';

export interface Outcome<T> {
  onDone(value: T): void;
  /** `null`: our own code threw, and the error has been reported. */
  onFailed(failure: Failure | null): void;
}

export type SessionScope = ReturnType<typeof createSessionScope>;

/**
 * Drops the results of calls whose session has ended in the meantime. `onDefect` gets errors that are not a `Failure`: bugs of ours.
 * `onLateChange`: a dropped call may have changed something after the next session loaded it.
 */
export function createSessionScope(onDefect: (error: unknown) => void, onLateChange: () => void) {
  let generation = 0;
  return {
    /** Passes on the outcome of a call, unless its session has ended. Never rejects. */
    async track<T>(call: Promise<T>, { onDone, onFailed }: Outcome<T>): Promise<void> {
      const startedIn = generation;
      let report: () => void;
      let mayBeDone = true;
      try {
        const value = await call;
        report = () => onDone(value);
      } catch (caught) {
        if (!isFailure(caught)) onDefect(caught);
        mayBeDone = isFailure(caught) && isOutcomeUnknown(caught);
        report = () => onFailed(isFailure(caught) ? caught : null);
      }
      if (startedIn !== generation) {
        if (mayBeDone) onLateChange();
        return;
      }
      try {
        report();
      } catch (error) {
        onDefect(error);
        onFailed(null);
      }
    },
    /** Rejects with an `aborted` failure if the session ends before the promise resolves: its result must not reach another session. */
    async inSameSession<T>(promise: Promise<T>): Promise<T> {
      const startedIn = generation;
      const value = await promise;
      if (startedIn !== generation) throw new Failure('aborted');
      return value;
    },
    end(): void {
      generation += 1;
    },
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;

/** The last request about a subject, which may have been done. */
interface Sent {
  payload: unknown;
  key: string;
  /** `false` after a refusal; the key is kept for the retry even then. */
  isOutcomeUnknown: boolean;
}

/**
 * The keys by which a server recognises a repeated change, so that it is stored once. In memory only, as the payloads may be
 * personal.
 */
export function createIdempotencyKeys() {
  let sent = new Map<string, Sent>();
  let owner: RecordId | null = null;
  /** Incremented when a session begins or ends. */
  let session = 0;
  return {
    /**
     * Makes a call with a new key, or with the last call's key while the outcome of that call is unknown and the payload is the same.
     * `what` names the subject of the calls, such as one ticket.
     */
    async send<T>(what: string, payload: unknown, call: (key: string) => Promise<T>): Promise<T> {
      const own = sent;
      const sentIn = session;
      const last = own.get(what);
      const isRetry = last !== undefined && isSameData(last.payload, payload);
      const key = isRetry ? last.key : randomKey();
      // Before the response: the session may expire, and the same doctor may send it again, while this call runs.
      own.set(what, { payload, key, isOutcomeUnknown: true });
      try {
        const value = await call(key);
        // If the session has ended, the response is dropped: the draft is sent again with this key.
        if (sentIn === session) own.delete(what);
        return value;
      } catch (caught) {
        const failure = isFailure(caught) ? caught : null;
        // A refusal of a retry for another reason, such as 429, says nothing about the first attempt.
        const isStillRetry = isRetry && !(failure && isAlreadyHandled(failure));
        const isUnknown = (failure && isOutcomeUnknown(failure)) || (isStillRetry && last.isOutcomeUnknown);
        // 401, 429: the browser may have sent the request twice by itself; the first one may have been stored.
        if (isUnknown || isStillRetry || failure?.status === 401 || failure?.status === 429)
          own.set(what, { payload, key, isOutcomeUnknown: isUnknown });
        else own.delete(what);
        throw caught;
      }
    },
    /** Whether a call about it was sent, and may have been done. */
    isOutcomeUnknown: (what: string) => sent.get(what)?.isOutcomeUnknown === true,
    /** The outcome is known by other means, or the next call is not a retry. */
    forget: (what: string) => void sent.delete(what),
    /** After a login: drops the keys of another doctor. */
    claim(next: RecordId): void {
      if (owner !== null && owner !== next) sent = new Map();
      owner = next;
    },
    // After an expiry the drafts wait for the same doctor, who may send them again.
    clear(reason: ClearReason): void {
      session += 1;
      if (reason !== 'logout') return;
      sent = new Map();
      owner = null;
    },
  };
}
