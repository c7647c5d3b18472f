import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Dashboard as DashboardData } from '../../api/contract';
import type { Failure } from '../../api/failure';
import { createFoldedLoad } from './folded-load';
import { keepParts } from './keep-unchanged';

export interface Dashboard {
  /** `null` until the first answer. Parts that did not change stay the very same objects. */
  readonly data: ReadonlySignal<DashboardData | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  /** Why the newest load failed; `null` when it did not. */
  readonly failure: ReadonlySignal<Failure | null>;
  /** Since when it is what is seen. */
  readonly loadedAt: ReadonlySignal<Date | null>;
  /** What a screen loads by when it opens: as if it had never been loaded, when something it counts has changed since. */
  readonly freshness: Readonly<{
    isLoading: ReadonlySignal<boolean>;
    failure: ReadonlySignal<Failure | null>;
    loadedAt: ReadonlySignal<Date | null>;
    reload(): void;
  }>;
  reload(): void;
  /** Somebody looks at it. Returns what ends that. */
  show(): () => void;
  /** Something that it counts may have changed: it is loaded, once for a burst, while somebody looks at it. */
  touch(): void;
  clear(): void;
}

export function createDashboard(load: (signal: AbortSignal) => Promise<DashboardData>): Dashboard {
  const data = signal<DashboardData | null>(null);
  const isLoading = signal(false);
  const failure = signal<Failure | null>(null);
  const loadedAt = signal<Date | null>(null);
  const isOutdated = signal(false);
  let viewers = 0;
  let isTouched = false;

  const loading = createFoldedLoad(load, {
    onRunning: (isRunning) => (isLoading.value = isRunning),
    apply: (answer) =>
      batch(() => {
        data.value = keepParts(data.peek(), answer);
        failure.value = null;
        loadedAt.value = new Date();
      }),
    fail: (reason) => (failure.value = reason),
  });

  function reload(): void {
    isOutdated.value = false;
    loading.run();
  }

  return {
    ...{ data, isLoading, failure, loadedAt, reload },
    freshness: {
      ...{ isLoading, failure, reload },
      loadedAt: computed(() => (isOutdated.value ? null : loadedAt.value)),
    },
    show() {
      viewers += 1;
      return () => void (viewers -= 1);
    },
    touch() {
      if (viewers === 0) {
        // What is under way was asked before, and nobody waits for it.
        loading.stop();
        isOutdated.value = true;
        return;
      }
      if (isTouched) return;
      isTouched = true;
      // One change touches it more than once in a turn: the record, and what the socket says of it.
      queueMicrotask(() => {
        // A logout in between took the touch away, too.
        if (isTouched) reload();
        isTouched = false;
      });
    },
    clear() {
      loading.stop();
      isTouched = false;
      batch(() => {
        data.value = null;
        failure.value = null;
        loadedAt.value = null;
        isOutdated.value = false;
      });
    },
  };
}
