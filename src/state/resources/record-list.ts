import { batch, signal, type ReadonlySignal } from '@preact/signals-react';
import type { RecordId } from '../../api/contract';
import type { Failure } from '../../api/failure';
import { isSameData } from '../../lib/same-data';
import { createFoldedLoad } from './folded-load';

interface Identified {
  id: RecordId;
}

export interface RecordList<T extends Identified> {
  /** `null` until the first answer. */
  readonly list: ReadonlySignal<readonly T[] | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  /** Why the newest load failed; `null` when it did not. */
  readonly failure: ReadonlySignal<Failure | null>;
  readonly loadedAt: ReadonlySignal<Date | null>;
  reload(): void;
  /** The record as it was stored: in its place, or else first. What is being loaded was asked before, and is asked anew. */
  put(record: T): void;
  /** The record is gone, and an older answer cannot bring it back. */
  remove(id: RecordId): void;
  clear(): void;
}

/** A list that the server keeps; records that did not change stay the very same objects, so that only changed rows repaint. */
export function createRecordList<T extends Identified>(
  load: (signal: AbortSignal) => Promise<readonly T[]>,
): RecordList<T> {
  const list = signal<readonly T[] | null>(null);
  const isLoading = signal(false);
  const failure = signal<Failure | null>(null);
  const loadedAt = signal<Date | null>(null);

  const loading = createFoldedLoad(load, {
    onRunning: (isRunning) => (isLoading.value = isRunning),
    apply: (answer) =>
      batch(() => {
        list.value = keepUnchanged(list.peek(), answer);
        failure.value = null;
        loadedAt.value = new Date();
      }),
    fail: (reason) => (failure.value = reason),
  });

  return {
    ...{ list, isLoading, failure, loadedAt },
    reload: loading.run,
    put(record) {
      const before = list.peek();
      if (before) {
        const isKnown = before.some(({ id }) => id === record.id);
        list.value = isKnown ? before.map((one) => (one.id === record.id ? record : one)) : [record, ...before];
      }
      loading.outdate();
    },
    remove(id) {
      list.value = list.peek()?.filter((one) => one.id !== id) ?? null;
      loading.outdate();
    },
    clear() {
      loading.stop();
      batch(() => {
        list.value = null;
        failure.value = null;
        loadedAt.value = null;
      });
    },
  };
}

function keepUnchanged<T extends Identified>(before: readonly T[] | null, after: readonly T[]): readonly T[] {
  if (!before) return after;
  const known = new Map(before.map((record) => [record.id, record] as const));
  const kept = after.map((record) => {
    const old = known.get(record.id);
    return old && isSameData(old, record) ? old : record;
  });
  return kept.length === before.length && kept.every((record, index) => record === before[index]) ? before : kept;
}
