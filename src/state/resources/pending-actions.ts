import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { isAlreadyHandled, type Failure } from '../../api/failure';
import type { IdempotencyKeys, SessionScope } from '../session/session-calls';
import { createOutcomeWatch, type WatchedData } from './outcome-watch';

/** An action on a record that is running, has failed, or may have been done. */
export interface PendingAction<Action extends string> {
  action: Action;
  state: 'pending' | 'failed' | 'unknown';
  /** The failure's code, if the response has one. */
  code?: string | null;
}

export interface ActionSteps<T> {
  send(key: string): Promise<T>;
  onDone(value: T): void;
  /** Whether the data shows it as done, whoever did it; reads signals. */
  isDone(): boolean;
  /** After an unknown outcome, the data or the response to a retry shows it as done: by this user or by another. */
  onFoundDone(): void;
  /** Somebody else has handled it (404, 409, 410, 422). Without this handler such a response is an ordinary failure. */
  onAlreadyHandled?(): void;
}

/** `null`: the action was not sent, its session has ended, or our own code threw. */
export type ActionOutcome = 'done' | 'found-done' | 'already-handled' | Failure | null;

export interface PendingActions<Action extends string> {
  readonly all: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<Action>>>;
  /** Runs an action unless one is running on the same record: two clicks make one call. Never rejects. */
  run<T>(id: RecordId, action: Action, steps: ActionSteps<T>): Promise<ActionOutcome>;
  /** Shows an action as pending before it is sent. Returns a function that ends that. */
  hold(id: RecordId, action: Action): () => void;
  /** Marks an action as failed without sending it, until the data shows it as done. */
  markFailed(id: RecordId, action: Action, isDone: () => boolean): void;
  clear(): void;
}

export interface ActionsContext {
  scope: SessionScope;
  keys: IdempotencyKeys;
}

/**
 * The running and failed actions, by the record's id. `what` names the kind of record in the log; `data` is reloaded after a failure: the
 * change may have been stored although the response was lost.
 */
export function createPendingActions<Action extends string>(
  what: string,
  { scope, keys }: ActionsContext,
  data: WatchedData,
): PendingActions<Action> {
  const all = signal<ReadonlyMap<RecordId, PendingAction<Action>>>(new Map());
  const watch = createOutcomeWatch(data);

  const put = (id: RecordId, entry: PendingAction<Action> | null) =>
    void (all.value = withEntry(all.peek(), id, entry));

  function markFailed(id: RecordId, action: Action, isDone: () => boolean, code: string | null = null): void {
    put(id, { action, state: 'failed', code });
    // If somebody else does it, the retry disappears.
    watch.wait(id, { isDone, onDone: () => put(id, null) });
  }

  return {
    all,
    async run(id, action, { send, onDone, isDone, onFoundDone, onAlreadyHandled }) {
      if (all.peek().get(id)?.state === 'pending') return null;
      const record = `${what} ${id}`;
      const isOurs = keys.isOutcomeUnknown(record);
      let outcome: ActionOutcome = null;
      watch.stop(id);
      put(id, { action, state: 'pending' });

      /** The action stays pending until the data has been checked. */
      const checkOutcome = (code: string | null): Promise<void> =>
        watch.start(id, {
          isDone,
          onDone() {
            keys.forget(record);
            outcome = 'found-done';
            put(id, null);
            onFoundDone();
          },
          onNotDone: () => put(id, { action, state: 'unknown', code }),
        });
      const checks: Promise<void>[] = [];

      await scope.track(keys.send(record, action, send), {
        onDone: (value) =>
          batch(() => {
            outcome = 'done';
            put(id, null);
            onDone(value);
          }),
        onFailed(failure) {
          const handled = isOurs ? onFoundDone : onAlreadyHandled;
          if (failure && handled && isAlreadyHandled(failure)) {
            outcome = isOurs ? 'found-done' : 'already-handled';
            keys.forget(record);
            data.reload();
            put(id, null);
            handled();
            return;
          }
          outcome = failure;
          if (failure) console.warn(`[ordinacia] ${what} ${action} failed: ${failure.message}`);
          const code = failure?.code ?? null;
          if (keys.isOutcomeUnknown(record)) return void checks.push(checkOutcome(code));
          data.reload(failure?.retryAfterSeconds);
          markFailed(id, action, isDone, code);
        },
      });
      await Promise.all(checks);
      return outcome;
    },
    hold(id, action) {
      put(id, { action, state: 'pending' });
      return () => put(id, null);
    },
    markFailed: (id, action, isDone) => markFailed(id, action, isDone),
    clear() {
      watch.clear();
      all.value = new Map();
    },
  };
}

function withEntry<Value>(entries: ReadonlyMap<RecordId, Value>, id: RecordId, entry: Value | null) {
  const next = new Map(entries);
  if (entry === null) next.delete(id);
  else next.set(id, entry);
  return next;
}
