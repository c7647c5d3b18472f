import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Notification, RecordId } from '../../api/contract';
import type { ClearReason } from '../slice';
import type { WatchedData } from './outcome-watch';
import { createPendingActions, type ActionsContext, type PendingAction } from './pending-actions';
import type { SeenIds } from './seen-ids';

export interface Notifications {
  /** Newest first. */
  readonly list: ReadonlySignal<readonly Notification[]>;
  /** Notifications that the doctor has not seen. */
  readonly unseen: ReadonlySignal<readonly Notification[]>;
  /** All that are listed have been seen. */
  markSeen(): void;
  /** Another tab has marked some. */
  rereadSeen(): void;
  /** Clearing them; `null` while nothing is to be said of it. */
  readonly clearing: ReadonlySignal<PendingAction<'clear'> | null>;
  /** Clears them at the server. */
  clearAll(): Promise<void>;
  clear(reason: ClearReason): void;
}

interface NotificationsContext extends ActionsContext {
  /** Has the list. */
  data: WatchedData;
  list: ReadonlySignal<readonly Notification[]>;
  seen: SeenIds;
  onSeen(): void;
  clear(): Promise<void>;
  /** With the ids of those that were there when it was sent. */
  onCleared(ids: readonly RecordId[]): void;
}

/** The id of the one action: all notifications are cleared at once. */
const ALL = 'all';

export function createNotifications(context: NotificationsContext): Notifications {
  const actions = createPendingActions<'clear'>('notifications', context, context.data);
  const unseen = computed(() => context.list.value.filter(({ id }) => !context.seen.ids.value.has(String(id))));
  return {
    list: computed(() => [...context.list.value].sort(byNewest)),
    unseen,
    markSeen() {
      if (unseen.peek().length === 0) return;
      context.seen.put(context.list.peek().map(({ id }) => id));
      context.onSeen();
    },
    rereadSeen: context.seen.reread,
    clearing: computed(() => actions.all.value.get(ALL) ?? null),
    async clearAll() {
      const ids = context.list.peek().map(({ id }) => id);
      const onDone = () => context.onCleared(ids);
      await actions.run(ALL, 'clear', {
        send: context.clear,
        onDone,
        isDone: () => !context.list.value.some(({ id }) => ids.includes(id)),
        onFoundDone: onDone,
      });
    },
    clear(reason) {
      actions.clear();
      context.seen.clear(reason);
    },
  };
}

/** Notifications without a readable time come last, in their order. */
function byNewest(one: Notification, other: Notification): number {
  const [a, b] = [one, other].map(({ created_at }) => Date.parse(created_at ?? ''));
  return (Number.isNaN(b) ? 0 : (b ?? 0)) - (Number.isNaN(a) ? 0 : (a ?? 0));
}
