import { Failure, isFailure, isOutcomeUnknown } from '../../api/failure';

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
