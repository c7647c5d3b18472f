import { effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { AppData } from '../app-data';
import type { LiveState } from './live';

/** Announces notifications: by their events, and those that a load brings after events were lost with the connection. */
export function createMissedNotifications(appData: AppData, announce: () => void) {
  /** The connection was lost, and no event has announced a notification since. */
  let hasGap = false;
  /** `null` until the session's first load, which announces nothing. */
  let knownIds: readonly RecordId[] | null = null;

  return {
    onEvent(): void {
      hasGap = false;
      announce();
    },
    /** Returns a function that stops it. */
    watch(state: ReadonlySignal<LiveState>): () => void {
      hasGap = false;
      knownIds = null;
      return effect(() => {
        hasGap ||= state.value === 'disconnected';
        const ids = appData.known.value?.notifications.map(({ id }) => id) ?? knownIds;
        const isNew = ids?.some((id) => knownIds?.includes(id) === false);
        knownIds = ids;
        if (isNew && hasGap) untracked(announce);
      });
    },
  };
}
