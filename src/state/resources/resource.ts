import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Failure } from '../../api/failure';
import { createCoalescedLoad } from './coalesced-load';
import { keepUnchanged } from './keep-unchanged';

/** Server data as it was loaded last. */
export interface Resource<T> {
  /** `null` until the first answer. What did not change keeps its object identity, so that only changed rows repaint. */
  readonly data: ReadonlySignal<T | null>;
  /** The failure of the newest load; `null` when it succeeded. */
  readonly failure: ReadonlySignal<Failure | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly loadedAt: ReadonlySignal<Date | null>;
  /** An error of ours while loading, for the error boundary; `null` when there was none. */
  readonly defect: ReadonlySignal<{ error: unknown } | null>;
  reload(): void;
  clear(): void;
}

export interface WritableResource<T> extends Resource<T> {
  /** Restarts running loads: their answers may be older than a local change. */
  invalidate(): void;
  /** Drops running loads. */
  cancel(): void;
  /** Applies a local change; ignored before the first answer. */
  update(change: (data: T) => T): void;
}

interface ResourceOptions<T> {
  /** Called with every answer, in the batch that sets the data. */
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
