import { computed, signal } from '@preact/signals-core';
import { dashboard } from './contract';
import { definePart } from '../../state/parts';
import { createResource } from '../../state/resources/resource';
import { countsChanged } from './events';

/** The counts and sums of the practice. */
export const dashboardPart = definePart(({ client, recovery, events, session }) => {
  const isOutdated = signal(false);
  let viewers = 0;
  let isReloadPlanned = false;
  const resource = createResource((request) => client.call(dashboard, null, request), { recovery });

  function reload(): void {
    isOutdated.value = false;
    resource.reload();
  }

  /** Reloads once for a burst of changes while a screen shows the counts, otherwise when the next screen does. */
  function invalidate(): void {
    if (!session.isLoggedIn.peek()) return;
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
      // `clear` may have cancelled the reload.
      if (isReloadPlanned) {
        isOutdated.value = false;
        resource.reloadForEvent();
      }
      isReloadPlanned = false;
    });
  }
  events.on(countsChanged, invalidate);

  return {
    ...resource,
    reload,
    /** For `useReloadWhenStale`: `loadedAt` is `null` when the data has been invalidated since. */
    freshness: {
      ...resource,
      reload,
      loadedAt: computed(() => (isOutdated.value ? null : resource.loadedAt.value)),
    },
    /** Registers a screen that shows the counts. Returns a function that unregisters it. */
    show() {
      viewers += 1;
      return () => void (viewers -= 1);
    },
    load: invalidate,
    clear() {
      isReloadPlanned = false;
      resource.clear();
      isOutdated.value = false;
    },
  };
});
