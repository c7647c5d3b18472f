import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Recept, RecordId } from '../../api/contract';
import type { Failure } from '../../api/failure';
import type { LoadOptions } from './coalesced-load';
import { createPendingActions, type ActionOutcome, type ActionsContext, type PendingAction } from './pending-actions';
import { createRecordList } from './record-list';
import type { Resource, ResourceOptions } from './resource';

/** `accept` issues the prescription, `reject` refuses the request. Either way it leaves the list. */
export type ReceptAction = 'accept' | 'reject';

/** A bulk accept: several prescriptions issued one after another. */
export interface ReceptRun {
  total: number;
  /** Without those that failed. */
  handled: number;
  isRunning: boolean;
}

export interface Recepts extends Resource<readonly Recept[]> {
  /** How many are pending; `null` until it is known. */
  readonly pendingCount: ReadonlySignal<number | null>;
  readonly pending: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<ReceptAction>>>;
  /** The current or last run; `null` once its result was dismissed. */
  readonly run: ReadonlySignal<ReceptRun | null>;
  /** Resolves with whether the request has been handled, by us or by somebody else. */
  handle(id: RecordId, action: ReceptAction): Promise<boolean>;
  /** Accepts them one after another, with one toast for all. Ignored during another run. */
  acceptAll(ids: readonly RecordId[]): Promise<void>;
  /** Dismisses the result of the last run. */
  forgetRun(): void;
}

interface ReceptsContext extends ActionsContext {
  load(options: LoadOptions): Promise<readonly Recept[]>;
  options?: ResourceOptions<readonly Recept[]>;
  handle(action: ReceptAction, id: RecordId, key: string): Promise<void>;
  /** `count` were handled. */
  onHandled(action: ReceptAction, count: number): void;
  /** A request has left the list, and nobody knows who handled it. */
  onGone(): void;
  onAlreadyHandled(): void;
}

export function createRecepts(context: ReceptsContext): Recepts {
  const { remove, ...records } = createRecordList(context.load, context.options);
  const actions = createPendingActions<ReceptAction>('recept', context, records);
  const run = signal<ReceptRun | null>(null);
  /** The remaining ids of the run; a new set in each session. */
  let waiting = new Set<RecordId>();

  const isGone = (id: RecordId) => records.data.value?.every((one) => one.id !== id) ?? false;

  const send = (id: RecordId, action: ReceptAction): Promise<ActionOutcome> =>
    actions.run(id, action, {
      send: (key) => context.handle(action, id, key),
      onDone: () => remove(id),
      isDone: () => isGone(id),
      onFoundDone() {
        remove(id);
        // A run tells it once, when it ends.
        if (!run.peek()?.isRunning) context.onGone();
      },
      onAlreadyHandled: () => remove(id),
    });

  function updateRun(part: Partial<ReceptRun>): void {
    const before = run.peek();
    if (before) run.value = { ...before, ...part };
  }

  function forgetRun(): void {
    if (!run.peek()?.isRunning) run.value = null;
  }

  /** A request that is handled individually leaves the run, which must not accept what was refused. */
  function removeFromRun(id: RecordId): void {
    if (waiting.delete(id)) updateRun({ total: (run.peek()?.total ?? 0) - 1 });
  }

  async function handle(id: RecordId, action: ReceptAction): Promise<boolean> {
    forgetRun();
    removeFromRun(id);
    const outcome = await send(id, action);
    if (outcome === 'done') context.onHandled(action, 1);
    if (outcome === 'already-handled') context.onAlreadyHandled();
    return isHandled(outcome);
  }

  async function acceptAll(all: readonly RecordId[]): Promise<void> {
    const ids = all.filter((id) => actions.all.peek().get(id)?.state !== 'pending');
    if (run.peek()?.isRunning || ids.length === 0) return;
    const counts = { done: 0, 'found-done': 0, 'already-handled': 0 };
    let isUnreachable = false;
    run.value = { total: ids.length, handled: 0, isRunning: true };
    const ownWaiting = waiting;
    ids.forEach((id) => ownWaiting.add(id));
    for (const id of ids) {
      if (!ownWaiting.delete(id)) continue;
      if (isUnreachable) {
        actions.markFailed(id, 'accept', () => isGone(id));
        continue;
      }
      const outcome = await send(id, 'accept');
      // The session has ended in the meantime.
      if (waiting !== ownWaiting) return;
      if (isHandled(outcome)) counts[outcome] += 1;
      else isUnreachable = outcome !== null && isServerUnreachable(outcome);
      updateRun({ handled: counts.done + counts['found-done'] + counts['already-handled'] });
    }
    updateRun({ isRunning: false });
    // Success is reported once, by the toast: its figures would stand above requests that came later.
    if (run.peek()?.handled === run.peek()?.total) forgetRun();
    if (counts.done > 0) context.onHandled('accept', counts.done);
    if (counts['found-done'] > 0) context.onGone();
    if (counts['already-handled'] > 0) context.onAlreadyHandled();
  }

  return {
    ...records,
    pendingCount: computed(() => records.data.value?.length ?? null),
    pending: actions.all,
    run,
    handle,
    acceptAll,
    forgetRun,
    clear() {
      actions.clear();
      waiting = new Set();
      run.value = null;
      records.clear();
    },
  };
}

const isHandled = (outcome: ActionOutcome): outcome is 'done' | 'found-done' | 'already-handled' =>
  typeof outcome === 'string';

/** The rest of a run would fail the same way: do not wait for each time-out. */
const isServerUnreachable = ({ kind }: Failure) =>
  kind === 'offline' || kind === 'cors' || kind === 'timeout' || kind === 'throttled';
