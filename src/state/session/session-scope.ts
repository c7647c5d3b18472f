import { Failure, isFailure } from '../../api/failure';

interface Outcome<T> {
  done(value: T): void;
  /** `null`: not the call failed but our own code, which has been reported. */
  failed(failure: Failure | null): void;
}

/** What was asked in one session says nothing in the next one. */
export interface SessionScope {
  /** Hands on what came of a call, unless the session in which it was made has ended. Never rejects. */
  settle<T>(call: Promise<T>, outcome: Outcome<T>): Promise<void>;
  /** Rejects with a failure of kind `aborted` where the session has ended before that: what follows belongs to no other one. */
  inSameSession<T>(promise: Promise<T>): Promise<T>;
  end(): void;
}

/** `onDefect` hears of errors that are no failures of a call: bugs of ours. */
export function createSessionScope(onDefect: (error: unknown) => void): SessionScope {
  let generation = 0;
  return {
    async settle(call, { done, failed }) {
      const startedIn = generation;
      let settle: () => void;
      try {
        const value = await call;
        settle = () => done(value);
      } catch (caught) {
        if (!isFailure(caught)) onDefect(caught);
        settle = () => failed(isFailure(caught) ? caught : null);
      }
      if (startedIn !== generation) return;
      try {
        settle();
      } catch (error) {
        onDefect(error);
        failed(null);
      }
    },
    async inSameSession(promise) {
      const startedIn = generation;
      const value = await promise;
      if (startedIn !== generation) throw new Failure('aborted');
      return value;
    },
    end() {
      generation += 1;
    },
  };
}
