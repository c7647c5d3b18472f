import { batch, signal } from '@preact/signals-core';
import { isOutcomeUnknown, type Failure } from '../../api/failure';
import type { SessionScope } from '../session/session-calls';
import type { Resource } from './resource';

export interface FailedCall<Action> {
  action: Action;
  /** `null`: our own code threw. */
  failure: Failure | null;
  /** Whether the call may have been done. */
  isUnknown: boolean;
  /** The failure's code. */
  code: string | null;
}

/**
 * Calls of which one runs at a time, with the running one's action and the last failure. `data` is reloaded after a failure: the change may
 * have been stored although the response was lost, or another tab was faster.
 */
export function createSingleCall<Action>(scope: SessionScope, data: Pick<Resource<unknown>, 'reload'>) {
  const running = signal<Action | null>(null);
  const failed = signal<FailedCall<Action> | null>(null);

  const put = (action: Action | null = null, failure: FailedCall<Action> | null = null) =>
    batch(() => {
      running.value = action;
      failed.value = failure;
    });

  return {
    running,
    failed,
    /**
     * Resolves with whether the call succeeded. Ignored while another one runs. After the end of the session, `onDone` is not called.
     */
    async run<T>(action: Action, call: () => Promise<T>, onDone: (value: T) => void): Promise<boolean> {
      if (running.peek() !== null) return false;
      put(action);
      let isDone = false;
      await scope.track(call(), {
        onDone(value) {
          put();
          onDone(value);
          isDone = true;
        },
        onFailed(failure) {
          const isUnknown = failure !== null && isOutcomeUnknown(failure);
          put(null, { action, failure, isUnknown, code: failure?.code ?? null });
          data.reload(failure?.retryAfterSeconds);
        },
      });
      return isDone;
    },
    clear: () => put(),
  };
}
