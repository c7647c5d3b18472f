import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Notification } from '../../api/contract';
import { asFailure } from '../../api/failure';

export interface Notifications {
  /** Newest first. */
  readonly list: ReadonlySignal<readonly Notification[]>;
  readonly count: ReadonlySignal<number>;
  /** How it stands with clearing them. */
  readonly clearing: ReadonlySignal<'idle' | 'pending' | 'failed'>;
  clearAll(): Promise<void>;
  clear(): void;
}

interface NotificationsContext {
  list: ReadonlySignal<readonly Notification[]>;
  clear(): Promise<void>;
  onCleared(): void;
  onFailed(): void;
}

export function createNotifications(context: NotificationsContext): Notifications {
  const clearing = signal<'idle' | 'pending' | 'failed'>('idle');
  // What was asked in one session has nothing to say in the next one.
  let era = 0;
  return {
    list: computed(() => [...context.list.value].sort(byNewest)),
    count: computed(() => context.list.value.length),
    clearing,
    async clearAll() {
      if (clearing.peek() === 'pending') return;
      const mine = era;
      clearing.value = 'pending';
      try {
        await context.clear();
        if (mine !== era) return;
        clearing.value = 'idle';
        context.onCleared();
      } catch (caught) {
        if (mine !== era) return;
        console.warn(`[ordinacia] notifications clear failed: ${asFailure(caught).message}`);
        clearing.value = 'failed';
        context.onFailed();
      }
    },
    clear() {
      era += 1;
      clearing.value = 'idle';
    },
  };
}

/** What has no time that can be read keeps its place behind what has one. */
function byNewest(one: Notification, other: Notification): number {
  const [a, b] = [one, other].map(({ created_at }) => Date.parse(created_at ?? ''));
  return (Number.isNaN(b) ? 0 : (b ?? 0)) - (Number.isNaN(a) ? 0 : (a ?? 0));
}
