import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Recept, RecordId } from '../../api/contract';
import type { Failure } from '../../api/failure';
import type { SessionScope } from '../session/session-scope';
import { createPendingActions, type ActionOutcome, type PendingAction } from './pending-actions';
import { createRecordList } from './record-list';
import type { Resource } from './resource';

/** What can be done with a request. `accept`: it is made out; `reject`: it is refused. Either way it leaves the list. */
export type ReceptAction = 'accept' | 'reject';

/** Several prescriptions that are made out one after another. */
export interface ReceptRun {
  total: number;
  /** How many are done with; those that failed are not. */
  handled: number;
  isRunning: boolean;
}

export interface Recepts extends Resource<readonly Recept[]> {
  /** How many are pending; `null` until it is known. */
  readonly pendingCount: ReadonlySignal<number | null>;
  readonly pending: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<ReceptAction>>>;
  /** The run that goes on, or that went last; `null` when it was forgotten. */
  readonly run: ReadonlySignal<ReceptRun | null>;
  /** Resolves with whether it is done with. */
  handle(id: RecordId, action: ReceptAction): Promise<boolean>;
  /** Makes them out one after another, and tells of all of them at once. Ignored while another run goes on. */
  acceptAll(ids: readonly RecordId[]): Promise<void>;
  /** What came of the last run was seen. */
  forgetRun(): void;
}

interface ReceptsContext {
  scope: SessionScope;
  load(signal: AbortSignal): Promise<readonly Recept[]>;
  handle(action: ReceptAction, id: RecordId): Promise<void>;
  /** So many were handled at once. */
  onHandled(action: ReceptAction, count: number): void;
  onAlreadyHandled(): void;
}

export function createRecepts(context: ReceptsContext): Recepts {
  const { remove, ...records } = createRecordList(context.load);
  const actions = createPendingActions<ReceptAction>('recept', context.scope);
  const run = signal<ReceptRun | null>(null);
  /** Those of the run whose turn has not come; another set in each session. */
  let waiting = new Set<RecordId>();

  const send = (id: RecordId, action: ReceptAction): Promise<ActionOutcome> =>
    actions.run(id, action, {
      send: () => context.handle(action, id),
      onDone: () => remove(id),
      reload: records.reload,
      onAlreadyHandled: () => remove(id),
    });

  function updateRun(part: Partial<ReceptRun>): void {
    const before = run.peek();
    if (before) run.value = { ...before, ...part };
  }

  function forgetRun(): void {
    if (!run.peek()?.isRunning) run.value = null;
  }

  /** What is decided about one of them on its own is not the run's any more: it must not make out what was refused. */
  function removeFromRun(id: RecordId): void {
    if (waiting.delete(id)) updateRun({ total: (run.peek()?.total ?? 0) - 1 });
  }

  async function handle(id: RecordId, action: ReceptAction): Promise<boolean> {
    forgetRun();
    removeFromRun(id);
    const outcome = await send(id, action);
    if (outcome === 'done') context.onHandled(action, 1);
    if (outcome === 'already-handled') context.onAlreadyHandled();
    return outcome === 'done' || outcome === 'already-handled';
  }

  async function acceptAll(all: readonly RecordId[]): Promise<void> {
    const ids = all.filter((id) => actions.all.peek().get(id)?.state !== 'pending');
    if (run.peek()?.isRunning || ids.length === 0) return;
    const counts = { done: 0, 'already-handled': 0 };
    let isUnreachable = false;
    run.value = { total: ids.length, handled: 0, isRunning: true };
    const ownWaiting = waiting;
    ids.forEach((id) => ownWaiting.add(id));
    for (const id of ids) {
      if (!ownWaiting.delete(id)) continue;
      if (isUnreachable) {
        actions.markFailed(id, 'accept');
        continue;
      }
      const outcome = await send(id, 'accept');
      // The session has ended meanwhile.
      if (waiting !== ownWaiting) return;
      if (outcome === 'done' || outcome === 'already-handled') counts[outcome] += 1;
      else isUnreachable = outcome !== null && isServerUnreachable(outcome);
      updateRun({ handled: counts.done + counts['already-handled'] });
    }
    updateRun({ isRunning: false });
    if (counts.done > 0) context.onHandled('accept', counts.done);
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

/** Nothing gets through for now: the rest of a run need not wait for its own time-out to hear the same. */
const isServerUnreachable = ({ kind }: Failure) => kind === 'offline' || kind === 'timeout' || kind === 'throttled';
