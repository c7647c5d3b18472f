import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Failure } from '../../api/failure';
import type { Recovery } from '../../lib/retries';
import { isSameData } from '../../lib/same-data';
import { createCoalescedLoad, type LoadOptions } from './coalesced-load';
import { keepUnchanged } from './keep-unchanged';

/** Server data as last loaded. */
export interface Resource<T> {
  /** `null` until the first response. Unchanged objects keep their identity, so that only changed rows re-render. */
  readonly data: ReadonlySignal<T | null>;
  /** Like `data`, but reading it does not count as use and triggers no load. */
  readonly known: ReadonlySignal<T | null>;
  readonly failure: ReadonlySignal<Failure | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly loadedAt: ReadonlySignal<Date | null>;
  /** An error of ours while loading, for the error boundary; `null` when there was none. */
  readonly defect: ReadonlySignal<{ error: unknown } | null>;
  /**
   * Ignored until the end of a `Retry-After`: a retry follows. `afterSeconds`: from the `Retry-After` of a change of the data.
   */
  reload(afterSeconds?: number | null): void;
  /** Requested by the user: loads in any case. */
  retry(): void;
  /** Loads the data (by `load`, if given) if a view shows it; otherwise when a view opens. Returns whether one shows it. */
  refresh(load?: () => void): boolean;
  /** For polls, and for events, which arrive in bursts: at most one load a second. Retries a failed load as soon as the limits allow. */
  reloadForEvent(): void;
  /**
   * Takes a response from another tab; `startedAt` is when its load began, in milliseconds since the epoch. Ignored if a load here is
   * newer. If a local change is newer and the response differs, this tab loads itself.
   */
  receive(response: T, startedAt: number): void;
  /** As of when the data is valid, in milliseconds since the epoch: the start of its load, or a newer local change. */
  confirmedAt(): number;
  /** When the newest load began, in milliseconds since the epoch; 0 before the first. */
  requestedAt(): number;
  clear(): void;
}

export interface WritableResource<T> extends Resource<T> {
  /** Restarts running loads: their responses may be older than a local change. */
  invalidate(): void;
  /** Drops running loads. */
  cancel(): void;
  /** Applies a local change; ignored before the first response. */
  update(change: (data: T) => T): void;
}

export interface ResourceOptions<T> {
  /** Shared by the resources of one server: when one loads, the failed ones are retried soon. */
  recovery?: Recovery;
  /** Called with every response, in the batch that sets the data. */
  onLoaded?: (response: T) => void;
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
    receive(response, startedAt) {
      if (startedAt >= changedAt) return loading.receive(response, startedAt);
      // The response may lack the local change, and contain something newer: load again.
      if (!isSameData(known.peek(), response)) loading.reload();
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

  /** `at`: as of when the data is valid, in milliseconds since the epoch. */
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
      onLoaded: (response: T, startedAt: number) =>
        batch(() => {
          put(response, startedAt);
          failure.value = null;
          loadedAt.value = new Date();
          onLoaded?.(response);
        }),
      onFailed(reason: Failure) {
        // Repeated failures of one kind keep the first code: the doctor may be reading it out, and each change is announced.
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
