import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Failure } from '../../api/failure';
import type { Recovery } from '../../lib/retries';
import { isSameData } from '../../lib/same-data';
import { createCoalescedLoad, type LoadOptions } from './coalesced-load';
import { keepUnchanged } from './keep-unchanged';

/** Server data as it was loaded last. */
export interface Resource<T> {
  /** `null` until the first answer. What did not change keeps its object identity, so that only changed rows repaint. */
  readonly data: ReadonlySignal<T | null>;
  /** Like `data`, but reading it does not count as use and triggers no load. */
  readonly known: ReadonlySignal<T | null>;
  readonly failure: ReadonlySignal<Failure | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly loadedAt: ReadonlySignal<Date | null>;
  /** An error of ours while loading, for the error boundary; `null` when there was none. */
  readonly defect: ReadonlySignal<{ error: unknown } | null>;
  /**
   * Until the end of a `Retry-After` it does nothing: a load follows by itself. `afterSeconds`: of a `Retry-After` that a change of the data
   * was answered with.
   */
  reload(afterSeconds?: number | null): void;
  /** A person asks for it: loads in any case. */
  retry(): void;
  /** Loads it where something shows it, by `load` if given; otherwise when something does. Returns whether something shows it. */
  refresh(load?: () => void): boolean;
  /** For events, which may come in a row, and for polls: at most one load a second; a failed one is tried again at once, as often as it may. */
  reloadForEvent(): void;
  /**
   * Takes an answer that another tab has loaded; `startedAt` is when that load began, in milliseconds since the epoch. Ignored where a
   * load here is newer. Where a local change is newer and the answer differs, the tab loads itself.
   */
  receive(answer: T, startedAt: number): void;
  /** The moment that the data shows, in milliseconds since the epoch: when its load began, or of a newer local change. */
  confirmedAt(): number;
  /** When the newest load began, in milliseconds since the epoch; 0 before the first. */
  requestedAt(): number;
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
  load: (options: LoadOptions) => Promise<T>,
  options: ResourceOptions<T> = {},
): WritableResource<T> {
  let hasSubscribers = false;
  let hasMissedReload = false;
  let changedAt = 0;
  const { signals, handlers, put, ...outcome } = createOutcome(options);
  const { known } = signals;
  // Data that no screen shows is not retried until one does.
  const data = computed(() => known.value, {
    watched() {
      hasSubscribers = true;
      if (hasMissedReload) reload();
      else loading.retrySoon();
    },
    unwatched() {
      hasSubscribers = false;
    },
  });
  const loading = createCoalescedLoad(load, handlers, {
    recovery: options.recovery,
    hasSubscribers: () => hasSubscribers,
  });

  function reload(afterSeconds?: number | null): void {
    hasMissedReload = false;
    loading.reload(afterSeconds);
  }

  return {
    ...signals,
    data,
    reload,
    retry() {
      hasMissedReload = false;
      loading.retry();
    },
    refresh(load = reload) {
      hasMissedReload = !hasSubscribers;
      if (hasSubscribers) load();
      return hasSubscribers;
    },
    reloadForEvent: loading.reloadForEvent,
    confirmedAt: outcome.confirmedAt,
    requestedAt: loading.requestedAt,
    receive(answer, startedAt) {
      if (startedAt >= changedAt) return loading.receive(answer, startedAt);
      // The answer may lack the local change, and contain something newer: load again.
      if (!isSameData(known.peek(), answer)) loading.reload();
    },
    invalidate: loading.invalidate,
    cancel: loading.stop,
    update(change) {
      const before = known.peek();
      if (before === null) return;
      changedAt = Date.now();
      put(change(before), changedAt);
    },
    clear() {
      loading.stop();
      hasMissedReload = false;
      outcome.clear();
    },
  };
}

/** The outcome of a resource's loads and local changes. */
function createOutcome<T>({ onLoaded, onFailed }: ResourceOptions<T>) {
  const known = signal<T | null>(null);
  const failure = signal<Failure | null>(null);
  const isLoading = signal(false);
  const loadedAt = signal<Date | null>(null);
  const defect = signal<{ error: unknown } | null>(null);
  let confirmedAt = 0;

  /** `at`: the moment that the data shows, in milliseconds since the epoch. */
  function put(data: T, at: number): void {
    confirmedAt = at;
    known.value = keepUnchanged(known.peek(), data);
  }

  return {
    signals: { known, failure, isLoading, loadedAt, defect },
    confirmedAt: () => confirmedAt,
    put,
    handlers: {
      onRunning(isRunning: boolean) {
        isLoading.value = isRunning;
        if (isRunning) defect.value = null;
      },
      onLoaded: (answer: T, startedAt: number) =>
        batch(() => {
          put(answer, startedAt);
          failure.value = null;
          loadedAt.value = new Date();
          onLoaded?.(answer);
        }),
      onFailed(reason: Failure) {
        // While it goes on failing alike, the code stays: it may be being read out, and each change is announced.
        const before = failure.peek();
        if (!before?.code || before.kind !== reason.kind) failure.value = reason;
        onFailed?.(reason);
      },
      onDefect(error: unknown) {
        defect.value = { error };
        reportError(error);
      },
    },
    clear: () =>
      batch(() => {
        known.value = null;
        failure.value = null;
        loadedAt.value = null;
        defect.value = null;
      }),
  };
}
