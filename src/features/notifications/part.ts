import { computed } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { notificationsClear, type Notification } from './contract';
import { SEEN_NOTIFICATIONS_KEY } from '../../constants';
import { appDataChanged } from '../../state/app-data';
import { defineEvent } from '../../state/events';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createSeenIds } from './seen-ids';

/** The id of the one action: all notifications are cleared at once. */
const ALL = 'all';

/** Another tab has marked notifications as seen. */
const notificationsSeen = defineEvent('notifications-seen');

/** The notifications. Their list is part of the app data. */
export const notificationsPart = definePart((core) => {
  const { client, storage, apiBase, appData, otherTabs } = core;
  const all = computed(() => appData.data.value?.notifications ?? []);
  const seen = createSeenIds({
    storage,
    key: `${SEEN_NOTIFICATIONS_KEY} ${apiBase}`,
    owner: computed(() => appData.admin.value?.id ?? null),
  });
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
      seen.clear(reason);
    },
  };
});

/** Notifications without a readable time come last, in their order. */
function byNewest(one: Notification, other: Notification): number {
  const [a, b] = [one, other].map(({ created_at }) => Date.parse(created_at ?? ''));
  return (Number.isNaN(b) ? 0 : (b ?? 0)) - (Number.isNaN(a) ? 0 : (a ?? 0));
}
