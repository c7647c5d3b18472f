import { computed, signal } from '@preact/signals-core';
import type { Dashboard as DashboardData } from '../../api/contract';
import type { LoadOptions } from './coalesced-load';
import { createResource, type OwnResource, type Resource, type ResourceOptions } from './resource';

export interface Dashboard extends OwnResource<DashboardData> {
  /** For `useReloadWhenStale`: `loadedAt` is `null` when the data has been invalidated since. */
  readonly freshness: Readonly<Pick<Resource<DashboardData>, 'isLoading' | 'failure' | 'loadedAt' | 'reload'>>;
  /** Registers a screen that shows it. Returns a function that unregisters it. */
  show(): () => void;
  /** Its counts may have changed: reloads once for a burst while a screen shows it, otherwise when it is shown next. */
  invalidate(): void;
}

export function createDashboard(
  load: (options: LoadOptions) => Promise<DashboardData>,
  options?: ResourceOptions<DashboardData>,
): Dashboard {
  const isOutdated = signal(false);
  let viewers = 0;
  let isReloadPlanned = false;
  const { data, failure, isLoading, loadedAt, defect, ...resource } = createResource(load, options);

  function reload(): void {
    isOutdated.value = false;
    resource.reload();
  }
  function reloadForEvent(): void {
    isOutdated.value = false;
    resource.reloadForEvent();
  }

  return {
    data,
    failure,
    isLoading,
    loadedAt,
    defect,
    reload,
    retry: resource.retry,
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
        // A running load is outdated, and no screen waits for it.
        resource.cancel();
        isOutdated.value = true;
        return;
      }
      if (isReloadPlanned) return;
      isReloadPlanned = true;
      // A change may invalidate twice in a turn: by the action, and by its event.
      queueMicrotask(() => {
        // `clear` cancels it.
        if (isReloadPlanned) reloadForEvent();
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
