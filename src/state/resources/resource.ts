import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Failure } from '../../api/failure';
import { createCoalescedLoad } from './coalesced-load';
import { keepUnchanged } from './keep-unchanged';

/** Data that the server keeps, as it was loaded last. */
export interface Resource<T> {
  /** `null` until the first answer. What did not change keeps its very objects, so that only changed rows repaint. */
  readonly data: ReadonlySignal<T | null>;
  /** Why the newest load failed; `null` when it did not. */
  readonly failure: ReadonlySignal<Failure | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly loadedAt: ReadonlySignal<Date | null>;
  /** A bug of ours met while loading, for the error boundary; `null` when there was none. */
  readonly defect: ReadonlySignal<{ error: unknown } | null>;
  reload(): void;
  clear(): void;
}

export interface WritableResource<T> extends Resource<T> {
  /** What is being loaded was asked before a change that is known here: its answer is dropped, and it is asked anew. */
  invalidate(): void;
  /** Drops what is being loaded. */
  cancel(): void;
  /** A change that is known here; nothing happens before the first answer. */
  update(change: (data: T) => T): void;
}

interface ResourceOptions<T> {
  /** Hears of every answer, in the batch in which it becomes the data. */
  onLoaded?: (answer: T) => void;
  onFailed?: (failure: Failure) => void;
}

export function createResource<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { onLoaded, onFailed }: ResourceOptions<T> = {},
): WritableResource<T> {
  const data = signal<T | null>(null);
  const failure = signal<Failure | null>(null);
  const isLoading = signal(false);
  const loadedAt = signal<Date | null>(null);
  const defect = signal<{ error: unknown } | null>(null);

  const loading = createCoalescedLoad(load, {
    onRunning(isRunning) {
      isLoading.value = isRunning;
      if (isRunning) defect.value = null;
    },
    onLoaded: (answer) =>
      batch(() => {
        data.value = keepUnchanged(data.peek(), answer);
        failure.value = null;
        loadedAt.value = new Date();
        onLoaded?.(answer);
      }),
    onFailed(reason) {
      failure.value = reason;
      onFailed?.(reason);
    },
    onDefect(error) {
      defect.value = { error };
      reportError(error);
    },
  });

  return {
    data,
    failure,
    isLoading,
    loadedAt,
    defect,
    reload: loading.run,
    invalidate: loading.invalidate,
    cancel: loading.stop,
    update(change) {
      const known = data.peek();
      if (known !== null) data.value = keepUnchanged(known, change(known));
    },
    clear() {
      loading.stop();
      batch(() => {
        data.value = null;
        failure.value = null;
        loadedAt.value = null;
        defect.value = null;
      });
    },
  };
}
