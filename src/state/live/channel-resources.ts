import type { ReadonlySignal } from '@preact/signals-core';
import type { Resource } from '../resources/resource';

/** The action of the channel that announces a notification. */
export const NOTIFIED = 'update-admin-notifications';

/** A resource that the real-time channel keeps up to date, and that the leading tab loads for all tabs of its session. */
export interface ChannelResource extends Pick<
  Resource<never>,
  'loadedAt' | 'confirmedAt' | 'requestedAt' | 'receive' | 'failure'
> {
  /** The action of the channel that says it has changed; names it among the tabs, too. */
  readonly action: string;
  /** The data that the tabs share. Reading it may count as use, see {@link Resource}. */
  readonly data: ReadonlySignal<unknown>;
  /** Loads changed data where something shows it. Returns whether something does. */
  reload(): boolean;
  /** Whether something shows it, where it is not loaded in any case. Loads it later otherwise. */
  isShown?(): boolean;
  /** The panel is shown as offline while it does not load. */
  isVital?: boolean;
}

/** The resources of the channel, each added by its part. */
export function createChannelResources() {
  const all: ChannelResource[] = [];
  return {
    all: all as readonly ChannelResource[],
    add: (resource: ChannelResource) => void all.push(resource),
    vital: () => all.find(({ isVital }) => isVital),
  };
}

export type ChannelResources = ReturnType<typeof createChannelResources>;
