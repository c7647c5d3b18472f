import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Failure } from '../../api/failure';
import type { Recovery } from '../../lib/retries';
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
  /** For events, which may come in a row: at most one load a second. */
  reloadForEvent(): void;
  /**
   * Takes an answer that another tab has loaded; `startedAt` is when that load began, in milliseconds since the epoch. Ignored where a
   * load or a local change here is newer.
   */
  receive(answer: T, startedAt: number): void;
  /** The moment that the data shows, in milliseconds since the epoch: when its load began, or of a newer local change. */
  knownAt(): number;
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

export interface ResourceOptions<T> {
  /** Shared by the resources of one server: where one has loaded, those that failed try at once. */
  recovery?: Recovery;
  /** Called with every answer, in the batch that sets the data. */
  onLoaded?: (answer: T) => void;
  onFailed?: (failure: Failure) => void;
}

export function createResource<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { onLoaded, onFailed, recovery }: ResourceOptions<T> = {},
): WritableResource<T> {
  let isWatched = false;
  let changedAt = 0;
  let knownAt = 0;
  // What no screen shows is not tried again until one does.
  const data = signal<T | null>(null, {
    watched() {
      isWatched = true;
      loading.wake();
    },
    unwatched() {
      isWatched = false;
    },
  });
  const failure = signal<Failure | null>(null);
  const isLoading = signal(false);
  const loadedAt = signal<Date | null>(null);
  const defect = signal<{ error: unknown } | null>(null);

  const handlers = {
    onRunning(isRunning: boolean) {
      isLoading.value = isRunning;
      if (isRunning) defect.value = null;
    },
    onLoaded: (answer: T, startedAt: number) =>
      batch(() => {
        knownAt = startedAt;
        data.value = keepUnchanged(data.peek(), answer);
        failure.value = null;
        loadedAt.value = new Date();
        onLoaded?.(answer);
      }),
    onFailed(reason: Failure) {
      failure.value = reason;
      onFailed?.(reason);
    },
    onDefect(error: unknown) {
      defect.value = { error };
      reportError(error);
    },
  };
  const loading = createCoalescedLoad(load, handlers, { recovery, isWanted: () => isWatched });

  return {
    data,
    failure,
    isLoading,
    loadedAt,
    defect,
    reload: loading.run,
    reloadForEvent: loading.runForEvent,
    knownAt: () => knownAt,
    receive(answer, startedAt) {
      if (startedAt >= changedAt) loading.receive(answer, startedAt);
    },
    invalidate: loading.invalidate,
    cancel: loading.stop,
    update(change) {
      const known = data.peek();
      if (known === null) return;
      changedAt = Date.now();
      knownAt = changedAt;
      data.value = keepUnchanged(known, change(known));
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
