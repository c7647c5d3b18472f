import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract';
import { isAlreadyHandled, type Failure } from '../../api/failure';
import type { SessionScope } from '../session/session-scope';

/** An action on a record that is running or has failed. */
export interface PendingAction<Action extends string> {
  action: Action;
  state: 'pending' | 'failed';
}

export interface ActionSteps<T> {
  send(): Promise<T>;
  onDone(value: T): void;
  /** Reloads after a failed POST: Laravel can store a change and still answer 500, when its broadcaster is down. */
  reload(): void;
  /** Somebody else has handled it (404, 409, 410, 422). Without this handler it is an ordinary failure. */
  onAlreadyHandled?(): void;
}

/** `null`: it was not sent, its session has ended, or our own code threw. */
export type ActionOutcome = 'done' | 'already-handled' | Failure | null;

export interface PendingActions<Action extends string> {
  readonly all: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<Action>>>;
  /** Runs an action unless one is running on the same record: two clicks make one call. Never rejects. */
  run<T>(id: RecordId, action: Action, steps: ActionSteps<T>): Promise<ActionOutcome>;
  /** Marks an action as failed without sending it. */
  markFailed(id: RecordId, action: Action): void;
  clear(): void;
}

/** The running and failed actions, by the record's id. `what` names the kind of record in the log. */
export function createPendingActions<Action extends string>(what: string, scope: SessionScope): PendingActions<Action> {
  const all = signal<ReadonlyMap<RecordId, PendingAction<Action>>>(new Map());

  function put(id: RecordId, entry: PendingAction<Action> | null): void {
    const next = new Map(all.peek());
    if (entry) next.set(id, entry);
    else next.delete(id);
    all.value = next;
  }

  return {
    all,
    async run(id, action, { send, onDone, reload, onAlreadyHandled }) {
      if (all.peek().get(id)?.state === 'pending') return null;
      put(id, { action, state: 'pending' });
      let outcome: ActionOutcome = null;
      await scope.track(send(), {
        onDone: (value) =>
          batch(() => {
            outcome = 'done';
            put(id, null);
            onDone(value);
          }),
        onFailed(failure) {
          reload();
          if (failure && onAlreadyHandled && isAlreadyHandled(failure)) {
            outcome = 'already-handled';
            put(id, null);
            return onAlreadyHandled();
          }
          outcome = failure;
          put(id, { action, state: 'failed' });
          if (failure) console.warn(`[ordinacia] ${what} ${action} failed: ${failure.message}`);
        },
      });
      return outcome;
    },
    markFailed: (id, action) => put(id, { action, state: 'failed' }),
    clear() {
      all.value = new Map();
    },
  };
}
