import { computed, signal } from '@preact/signals-core';
import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import type { Failure } from '../../api/failure';
import { definePart } from '../../state/parts';
import { createPendingActions, type ActionOutcome } from '../../state/resources/pending-actions';
import { createRecordList } from '../../state/resources/record-list';
import { prescriptionToastTexts as texts } from '../../texts/prescription-toasts';
import { countsChanged } from '../dashboard/events';

/** `accept` issues the prescription, `reject` refuses the request. Either way it leaves the list. */
export type ReceptAction = 'accept' | 'reject';

/** A bulk accept: several prescriptions issued one after another. */
export interface ReceptRun {
  total: number;
  /** Excludes the failed ones. */
  handled: number;
  isRunning: boolean;
}

const callOf = { accept: calls.receptAccepted, reject: calls.receptRejected };

/** The pending requests for prescriptions. */
export const prescriptionsPart = definePart((core) => {
  const { client, recovery, events, channel, toasts } = core;
  const { remove, ...records } = createRecordList((request) => client.call(calls.recepts, null, request), { recovery });
  const actions = createPendingActions<ReceptAction>('recept', core, records);
  const onGone = () => toasts.success(texts.gone);
  const onAlreadyHandled = () => toasts.danger(texts.alreadyHandled);
  const count = () => events.emit(countsChanged, null);
  channel.add({
    ...records,
    action: 'update-admin-recepts',
    // `known`: reading it does not count as use.
    data: records.known,
    reload() {
      count();
      return records.refresh(records.reloadForEvent);
    },
    onReceived: count,
    isShown: () => records.refresh(() => undefined),
  });

  const run = signal<ReceptRun | null>(null);
  /** The remaining ids of the run; a new set in each session. */
  let waiting = new Set<RecordId>();

  const isGone = (id: RecordId) => records.data.value?.every((one) => one.id !== id) ?? false;

  const send = (id: RecordId, action: ReceptAction): Promise<ActionOutcome> =>
    actions.run(id, action, {
      // Also after a failure: the server may have stored the change.
      send: (key) => client.call(callOf[action], { id }, { key }).finally(count),
      onDone: () => remove(id),
      isDone: () => isGone(id),
      onFoundDone() {
        remove(id);
        // A run reports this once, when it ends.
        if (!run.peek()?.isRunning) onGone();
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
    if (outcome === 'done') toasts.success(texts[action](1));
    if (outcome === 'already-handled') onAlreadyHandled();
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
    // Only the toast reports a complete success: the run's figures would remain above requests that arrive later.
    if (run.peek()?.handled === run.peek()?.total) forgetRun();
    if (counts.done > 0) toasts.success(texts.accept(counts.done));
    if (counts['found-done'] > 0) onGone();
    if (counts['already-handled'] > 0) onAlreadyHandled();
  }

  return {
    ...records,
    /** The number of pending requests; `null` until loaded. */
    pendingCount: computed(() => records.data.value?.length ?? null),
    pending: actions.all,
    /** The current or last run; `null` once its result was dismissed. */
    run,
    /** Resolves with whether the request has been handled, here or elsewhere. */
    handle,
    /** Accepts the requests one after another, with one toast for all. Ignored during another run. */
    acceptAll,
    /** Dismisses the result of the last run. */
    forgetRun,
    load: () => records.refresh(),
    clear() {
      actions.clear();
      waiting = new Set();
      run.value = null;
      records.clear();
    },
  };
});

const isHandled = (outcome: ActionOutcome): outcome is 'done' | 'found-done' | 'already-handled' =>
  typeof outcome === 'string';

/** The rest of a run would fail the same way: do not wait for each time-out. */
const isServerUnreachable = ({ kind }: Failure) =>
  kind === 'offline' || kind === 'cors' || kind === 'timeout' || kind === 'throttled';
