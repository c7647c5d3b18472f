import { Failure, isFailure } from '../../api/failure';

interface Outcome<T> {
  onDone(value: T): void;
  /** `null`: our own code threw, and the error has been reported. */
  onFailed(failure: Failure | null): void;
}

/** Drops the results of calls whose session has ended in the meantime. */
export interface SessionScope {
  /** Passes on the outcome of a call, unless its session has ended. Never rejects. */
  track<T>(call: Promise<T>, outcome: Outcome<T>): Promise<void>;
  /** Rejects with an `aborted` failure if the session ends before the promise resolves: its result must not reach another session. */
  inSameSession<T>(promise: Promise<T>): Promise<T>;
  end(): void;
}

/** `onDefect` gets errors that are not a `Failure`: bugs of ours. */
export function createSessionScope(onDefect: (error: unknown) => void): SessionScope {
  let generation = 0;
  return {
    async track(call, { onDone, onFailed }) {
      const startedIn = generation;
      let report: () => void;
      try {
        const value = await call;
        report = () => onDone(value);
      } catch (caught) {
        if (!isFailure(caught)) onDefect(caught);
        report = () => onFailed(isFailure(caught) ? caught : null);
      }
      if (startedIn !== generation) return;
      try {
        report();
      } catch (error) {
        onDefect(error);
        onFailed(null);
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
