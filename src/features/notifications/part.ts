import { computed, signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { notificationsClear, type Notification } from './contract';
import { SEEN_NOTIFICATIONS_KEY } from '../../constants';
import { appDataChanged } from '../../state/app-data';
import { defineEvent } from '../../state/events';
import { type Core, definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';

/** The id of the one action: all notifications are cleared at once. */
const ALL = 'all';

/** Another tab has marked notifications as seen. */
const notificationsSeen = defineEvent('notifications-seen');

/** The notifications. Their list is part of the app data. */
export const notificationsPart = definePart((core) => {
  const { client, appData, otherTabs } = core;
  const all = computed(() => appData.data.value?.notifications ?? []);
  const seen = createSeenIds(core);
  const actions = createPendingActions<'clear'>('notifications', core, appData);
  const unseen = computed(() => all.value.filter(({ id }) => !seen.ids.value.has(String(id))));
  otherTabs.on(notificationsSeen, seen.reread);

  function onCleared(cleared: readonly RecordId[]): void {
    appData.change(({ notifications }) => ({ notifications: notifications.filter(({ id }) => !cleared.includes(id)) }));
    // A notification that arrived meanwhile may or may not have been cleared.
    if (all.peek().length > 0) appData.reload();
    otherTabs.notify(appDataChanged);
  }

  return {
    /** Newest first. */
    list: computed(() => [...all.value].sort(byNewest)),
    /** Notifications that the doctor has not seen. */
    unseen,
    /** Marks all listed notifications as seen. */
    markSeen() {
      if (unseen.peek().length === 0) return;
      seen.put(all.peek().map(({ id }) => id));
      otherTabs.notify(notificationsSeen);
    },
    /** The state of the clearing; `null` unless it runs or has failed. */
    clearing: computed(() => actions.all.value.get(ALL) ?? null),
    /** Clears the notifications on the server. */
    async clearAll(): Promise<void> {
      const ids = all.peek().map(({ id }) => id);
      const onDone = () => onCleared(ids);
      await actions.run(ALL, 'clear', {
        send: () => client.call(notificationsClear, null),
        onDone,
        isDone: () => !all.value.some(({ id }) => ids.includes(id)),
        onFoundDone: onDone,
      });
    },
    clear(reason) {
      actions.clear();
      if (reason === 'logout') seen.forget();
    },
  };
});

/** Notifications without a readable time come last, in their order. */
function byNewest(one: Notification, other: Notification): number {
  const [a, b] = [one, other].map(({ created_at }) => Date.parse(created_at ?? ''));
  return (Number.isNaN(b) ? 0 : (b ?? 0)) - (Number.isNaN(a) ? 0 : (a ?? 0));
}

/** The ids of the notifications that the doctor has seen; kept in this browser until the logout. */
function createSeenIds({ storage, apiBase, appData }: Core) {
  const key = `${SEEN_NOTIFICATIONS_KEY} ${apiBase}`;
  /** The doctor, whose stored ids another doctor must not use. */
  const owner = computed(() => appData.admin.value?.id ?? null);
  const stored = signal(storage.read(key));
  return {
    ids: computed(() => {
      const [seenBy, ...ids] = textsIn(stored.value);
      return new Set(owner.value !== null && seenBy === String(owner.value) ? ids : []);
    }),
    /** Replaces the ids. Ignored while the owner is unknown. */
    put(ids: readonly RecordId[]): void {
      if (owner.peek() === null) return;
      stored.value = JSON.stringify([owner.peek(), ...ids].map(String));
      storage.write(key, stored.value);
    },
    /** Rereads the storage after another tab has changed it. */
    reread(): void {
      stored.value = storage.read(key);
    },
    forget(): void {
      stored.value = null;
      storage.remove(key);
    },
  };
}

/** Accepts any content: other code may have written to the storage. */
function textsIn(json: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}
