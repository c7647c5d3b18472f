import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Recept, RecordId } from '../../api/contract';
import { asFailure, isAlreadyHandled, type Failure } from '../../api/failure';
import { createRecordList, type RecordList } from './record-list';
import { createPendingActions, type PendingAction } from './pending-actions';

export type ReceptAction = 'accept' | 'reject';

/** Several prescriptions that are made out one after another. */
export interface ReceptRun {
  total: number;
  /** How many are done with; those that failed are not. */
  handled: number;
  isRunning: boolean;
}

export interface Recepts extends Omit<RecordList<Recept>, 'put' | 'remove'> {
  /** How many are pending; `null` until it is known. */
  readonly pendingCount: ReadonlySignal<number | null>;
  readonly work: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<ReceptAction>>>;
  /** The run that goes on, or that went last; `null` when it was forgotten. */
  readonly run: ReadonlySignal<ReceptRun | null>;
  /** The prescription was made out: it leaves the list. Resolves with whether it is done with. */
  accept(id: RecordId): Promise<boolean>;
  /** It was refused: it leaves the list. */
  reject(id: RecordId): Promise<boolean>;
  /** Makes them out one after another, and tells of all of them at once. Ignored while another run goes on. */
  acceptAll(ids: readonly RecordId[]): Promise<void>;
  /** What came of the last run was seen. */
  forgetRun(): void;
}

interface ReceptsContext {
  load(signal: AbortSignal): Promise<Recept[]>;
  handle(action: ReceptAction, id: RecordId): Promise<void>;
  /** So many were handled at once. */
  onHandled(action: ReceptAction, count: number): void;
  onAlreadyHandled(): void;
}

type Outcome = 'handled' | 'already-handled' | Failure;

export function createRecepts(context: ReceptsContext): Recepts {
  const { remove, ...records } = createRecordList(context.load);
  const works = createPendingActions<ReceptAction>();
  const run = signal<ReceptRun | null>(null);
  /** Those of the run whose turn has not come. */
  const waiting = new Set<RecordId>();
  // What was asked in one session has nothing to say in the next one.
  let era = 0;

  /** `null` when it was being handled already, or when the session is over. */
  async function handle(id: RecordId, action: ReceptAction, send = context.handle): Promise<Outcome | null> {
    const mine = era;
    let outcome: Outcome | null = null;
    await works.run(id, action, async () => {
      outcome = await send(action, id).then(() => 'handled' as const, outcomeOf);
      if (mine !== era) return;
      if (outcome === 'handled') return remove(id);
      // Even a failed change may have been stored.
      records.reload();
      if (outcome !== 'already-handled') throw outcome;
      remove(id);
    });
    return mine === era ? outcome : null;
  }

  function noteRun(part: Partial<ReceptRun>): void {
    const before = run.peek();
    if (before) run.value = { ...before, ...part };
  }

  function forgetRun(): void {
    if (!run.peek()?.isRunning) run.value = null;
  }

  /** What is decided about one of them on its own is not the run's any more: it must not make out what was refused. */
  function takeFromRun(id: RecordId): void {
    if (waiting.delete(id)) noteRun({ total: (run.peek()?.total ?? 0) - 1 });
  }

  async function handleOne(id: RecordId, action: ReceptAction): Promise<boolean> {
    forgetRun();
    takeFromRun(id);
    const outcome = await handle(id, action);
    if (outcome === 'handled') context.onHandled(action, 1);
    else if (outcome === 'already-handled') context.onAlreadyHandled();
    else if (outcome) console.warn(`[ordinacia] recept ${action} failed: ${outcome.message}`);
    return outcome === 'handled' || outcome === 'already-handled';
  }

  async function acceptAll(all: readonly RecordId[]): Promise<void> {
    const ids = all.filter((id) => works.all.peek().get(id)?.state !== 'pending');
    if (run.peek()?.isRunning || ids.length === 0) return;
    const mine = era;
    const counts = { handled: 0, 'already-handled': 0 };
    let hopeless: Failure | null = null;
    run.value = { total: ids.length, handled: 0, isRunning: true };
    ids.forEach((id) => waiting.add(id));
    for (const id of ids) {
      if (!waiting.delete(id)) continue;
      const refusal = hopeless;
      const outcome = await handle(id, 'accept', refusal ? () => Promise.reject(refusal) : context.handle);
      if (mine !== era) return;
      if (outcome === 'handled' || outcome === 'already-handled') counts[outcome] += 1;
      else if (outcome && !refusal) {
        console.warn(`[ordinacia] recept accept failed: ${outcome.message}`);
        if (isForAll(outcome)) hopeless = outcome;
      }
      noteRun({ handled: counts.handled + counts['already-handled'] });
    }
    noteRun({ isRunning: false });
    if (counts.handled > 0) context.onHandled('accept', counts.handled);
    if (counts['already-handled'] > 0) context.onAlreadyHandled();
  }

  return {
    ...records,
    pendingCount: computed(() => records.list.value?.length ?? null),
    work: works.all,
    run,
    accept: (id) => handleOne(id, 'accept'),
    reject: (id) => handleOne(id, 'reject'),
    acceptAll,
    forgetRun,
    clear() {
      era += 1;
      works.clear();
      waiting.clear();
      run.value = null;
      records.clear();
    },
  };
}

function outcomeOf(caught: unknown): Outcome {
  const reason = asFailure(caught);
  return isAlreadyHandled(reason) ? 'already-handled' : reason;
}

/** Nothing gets through for now: the rest of a run need not wait for its own time-out to hear the same. */
const isForAll = ({ kind }: Failure) => kind === 'offline' || kind === 'timeout' || kind === 'throttled';
