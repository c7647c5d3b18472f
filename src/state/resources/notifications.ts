import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Notification } from '../../api/contract';
import type { WatchedData } from './outcome-watch';
import { createPendingActions, type ActionsContext, type PendingAction } from './pending-actions';

export interface Notifications {
  /** Newest first. */
  readonly list: ReadonlySignal<readonly Notification[]>;
  readonly count: ReadonlySignal<number>;
  /** The state of clearing them. */
  readonly clearing: ReadonlySignal<'idle' | PendingAction<'clear'>['state']>;
  /** Clears them at the server. */
  clearAll(): Promise<void>;
  clear(): void;
}

interface NotificationsContext extends ActionsContext {
  /** Has the list. */
  data: WatchedData;
  list: ReadonlySignal<readonly Notification[]>;
  clear(): Promise<void>;
  onCleared(): void;
}

/** The id of the one action: all notifications are cleared at once. */
const ALL = 'all';

export function createNotifications(context: NotificationsContext): Notifications {
  const actions = createPendingActions<'clear'>('notifications', context, context.data);
  return {
    list: computed(() => [...context.list.value].sort(byNewest)),
    count: computed(() => context.list.value.length),
    clearing: computed(() => actions.all.value.get(ALL)?.state ?? 'idle'),
    async clearAll() {
      await actions.run(ALL, 'clear', {
        send: context.clear,
        onDone: context.onCleared,
        isDone: () => context.list.value.length === 0,
        onFoundDone: context.onCleared,
      });
    },
    clear: actions.clear,
  };
}

/** Those without a readable time come last, in their order. */
function byNewest(one: Notification, other: Notification): number {
  const [a, b] = [one, other].map(({ created_at }) => Date.parse(created_at ?? ''));
  return (Number.isNaN(b) ? 0 : (b ?? 0)) - (Number.isNaN(a) ? 0 : (a ?? 0));
}
