import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { FIRST_LOOK_LIMIT_MS, LOOK_AGAIN_JITTER, LOOK_AGAIN_MS } from '../../constants';

/** Data that shows whether something was done. */
export interface WatchedData {
  readonly isLoading: ReadonlySignal<boolean>;
  /** As in {@link Resource}. */
  reload(afterSeconds?: number | null): void;
  /** For the looks that nobody has asked for: while a failed load is tried again, it makes none of its own. */
  reloadForEvent?(): void;
}

interface Watched {
  /** Reads signals of the data. */
  isDone(): boolean;
  onDone(): void;
  /** The first load does not show it. */
  onNotDone(): void;
}

/** Looks at the data for actions whose outcome is unknown. */
export interface OutcomeWatch {
  /** Loads at once, then again at growing intervals. Resolves after the first load. */
  start(id: RecordId, watched: Watched): Promise<void>;
  /** Only waits until the data shows it as done, whoever loads it. */
  wait(id: RecordId, watched: Pick<Watched, 'isDone' | 'onDone'>): void;
  stop(id: RecordId): void;
  clear(): void;
}

export function createOutcomeWatch(data: WatchedData): OutcomeWatch {
  const stops = new Map<RecordId, () => void>();
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function planLook(): void {
    clearTimeout(timer);
    const delay = LOOK_AGAIN_MS[looks];
    if (stops.size === 0 || delay === undefined) return;
    const look = () => {
      looks += 1;
      (data.reloadForEvent ?? data.reload)();
      planLook();
    };
    timer = setTimeout(look, delay * (1 + LOOK_AGAIN_JITTER * (Math.random() - 0.5)));
  }

  function stop(id: RecordId): void {
    stops.get(id)?.();
    stops.delete(id);
    if (stops.size === 0) clearTimeout(timer);
  }

  /** Whatever loads the data: a look, an event of the channel, or polling. */
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
    async start(id, { onNotDone, ...watched }) {
      const isFirst = reloaded(data);
      const end = wait(id, watched);
      looks = 0;
      planLook();
      await isFirst;
      if (stops.get(id) === end) onNotDone();
    },
    stop,
    clear: () => [...stops.keys()].forEach(stop),
  };
}

/** Reloads; resolves when that has ended, or has taken longer than `limit` (ms). */
export function reloaded(
  { isLoading, reload }: WatchedData,
  limit = FIRST_LOOK_LIMIT_MS,
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
