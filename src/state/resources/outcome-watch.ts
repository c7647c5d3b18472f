import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { OUTCOME_LOAD_LIMIT_MS, RECHECK_JITTER, RECHECK_DELAYS_MS } from '../../constants';

/** Data that shows whether something was done. */
export interface WatchedData {
  readonly isLoading: ReadonlySignal<boolean>;
  /** As in `Resource`. */
  reload(afterSeconds?: number | null): void;
  /** For automatic checks: adds no load of its own while a failed one is being retried. */
  reloadForEvent?(): void;
}

interface Watched {
  /** Reads signals of the data. */
  isDone(): boolean;
  onDone(): void;
  /** The first load does not show it as done. */
  onNotDone(): void;
}

/** Checks by the data whether actions of unknown outcome were done. */
export function createOutcomeWatch(data: WatchedData) {
  const stops = new Map<RecordId, () => void>();
  let checks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function planCheck(): void {
    clearTimeout(timer);
    const delay = RECHECK_DELAYS_MS[checks];
    if (stops.size === 0 || delay === undefined) return;
    const check = () => {
      checks += 1;
      (data.reloadForEvent ?? data.reload)();
      planCheck();
    };
    timer = setTimeout(check, delay * (1 + RECHECK_JITTER * (Math.random() - 0.5)));
  }

  function stop(id: RecordId): void {
    stops.get(id)?.();
    stops.delete(id);
    if (stops.size === 0) clearTimeout(timer);
  }

  /** Waits until the data shows it as done, whoever loads it: a check, an event of the channel, or polling. */
  function wait(id: RecordId, { isDone, onDone }: Pick<Watched, 'isDone' | 'onDone'>): () => void {
    let unwatch = (): void => undefined;
    const end = () => unwatch();
    stops.set(id, end);
    unwatch = effect(function () {
      if (!isDone()) return;
      this.dispose();
      stop(id);
      onDone();
    });
    return end;
  }

  return {
    wait,
    /** Loads at once, then again at growing intervals. Resolves after the first load. */
    async start(id: RecordId, { onNotDone, ...watched }: Watched): Promise<void> {
      const isFirst = reloaded(data);
      const end = wait(id, watched);
      checks = 0;
      planCheck();
      await isFirst;
      if (stops.get(id) === end) onNotDone();
    },
    stop,
    clear: () => [...stops.keys()].forEach(stop),
  };
}

/** Reloads; resolves when the load has ended, or after `limit` (ms). */
export function reloaded(
  { isLoading, reload }: WatchedData,
  limit = OUTCOME_LOAD_LIMIT_MS,
  afterSeconds?: number | null,
): Promise<void> {
  reload(afterSeconds);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      unwatch();
      resolve();
    }, limit);
    const unwatch = effect(function () {
      if (isLoading.value) return;
      this.dispose();
      clearTimeout(timer);
      resolve();
    });
  });
}
