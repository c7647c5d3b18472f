import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { Recept, RecordId } from '../api/contract';
import { asFailure, isAlreadyHandled } from '../api/failure';
import { createRecordList, type RecordList } from './record-list';
import { createWorkBook, type Work } from './work';

export type ReceptAction = 'accept' | 'reject';

export interface Recepts extends Omit<RecordList<Recept>, 'put' | 'remove'> {
  /** How many are pending; `null` until it is known. */
  readonly pendingCount: ReadonlySignal<number | null>;
  readonly work: ReadonlySignal<ReadonlyMap<RecordId, Work<ReceptAction>>>;
  /** The prescription was made out: it leaves the list. Resolves with whether it is done with. */
  accept(id: RecordId): Promise<boolean>;
  /** It was refused: it leaves the list. */
  reject(id: RecordId): Promise<boolean>;
}

interface ReceptsContext {
  load(signal: AbortSignal): Promise<Recept[]>;
  handle(action: ReceptAction, id: RecordId): Promise<void>;
  onHandled(action: ReceptAction): void;
  onAlreadyHandled(): void;
}

export function createRecepts(context: ReceptsContext): Recepts {
  const { remove, ...records } = createRecordList(context.load);
  const works = createWorkBook<ReceptAction>();
  // What was asked in one session has nothing to say in the next one.
  let era = 0;

  async function handle(id: RecordId, action: ReceptAction): Promise<boolean> {
    let isDone = false;
    await works.once(id, action, async () => {
      const mine = era;
      try {
        await context.handle(action, id);
        if (mine !== era) return;
        context.onHandled(action);
      } catch (caught) {
        if (mine !== era) return;
        const reason = asFailure(caught);
        // Even a failed change may have been stored.
        records.reload();
        if (!isAlreadyHandled(reason)) {
          console.warn(`[ordinacia] recept ${action} failed: ${reason.message}`);
          throw reason;
        }
        context.onAlreadyHandled();
      }
      isDone = true;
      remove(id);
    });
    return isDone;
  }

  return {
    ...records,
    pendingCount: computed(() => records.list.value?.length ?? null),
    work: works.all,
    accept: (id) => handle(id, 'accept'),
    reject: (id) => handle(id, 'reject'),
    clear() {
      era += 1;
      works.clear();
      records.clear();
    },
  };
}
