import { computed, signal } from '@preact/signals-core';
import type { Dashboard as DashboardData } from '../../api/contract';
import { createResource, type Resource } from './resource';

export interface Dashboard extends Resource<DashboardData> {
  /** What a screen loads by when it opens: as if it had never been loaded, when something it counts has changed since. */
  readonly freshness: Readonly<Pick<Resource<DashboardData>, 'isLoading' | 'failure' | 'loadedAt' | 'reload'>>;
  /** A screen shows it. Returns what ends that. */
  show(): () => void;
  /** Something that it counts may have changed: it is loaded, once for a burst, while a screen shows it. */
  invalidate(): void;
}

export function createDashboard(load: (signal: AbortSignal) => Promise<DashboardData>): Dashboard {
  const isOutdated = signal(false);
  let viewers = 0;
  let isReloadPlanned = false;
  const { data, failure, isLoading, loadedAt, defect, ...resource } = createResource(load);

  function reload(): void {
    isOutdated.value = false;
    resource.reload();
  }

  return {
    data,
    failure,
    isLoading,
    loadedAt,
    defect,
    reload,
    freshness: {
      isLoading,
      failure,
      reload,
      loadedAt: computed(() => (isOutdated.value ? null : loadedAt.value)),
    },
    show() {
      viewers += 1;
      return () => void (viewers -= 1);
    },
    invalidate() {
      if (viewers === 0) {
        // What is under way was asked before, and nobody waits for it.
        resource.cancel();
        isOutdated.value = true;
        return;
      }
      if (isReloadPlanned) return;
      isReloadPlanned = true;
      // One change invalidates it more than once in a turn: by the record, and by what the socket says of it.
      queueMicrotask(() => {
        // A logout in between cancels it.
        if (isReloadPlanned) reload();
        isReloadPlanned = false;
      });
    },
    clear() {
      isReloadPlanned = false;
      resource.clear();
      isOutdated.value = false;
    },
  };
}
