import type { ReadonlySignal } from '@preact/signals-core';
import type { Resource } from '../resources/resource';

/** The action of the channel that announces a notification. */
export const NOTIFIED = 'update-admin-notifications';

/** A resource that the real-time channel keeps up to date, and that the leading tab loads for all tabs of its session. */
export interface ChannelResource extends Pick<
  Resource<never>,
  'loadedAt' | 'confirmedAt' | 'requestedAt' | 'receive' | 'failure'
> {
  /** The channel's action that reports a change of the resource; also its name in messages between tabs. */
  readonly action: string;
  /** The data that the tabs share. Reading it may count as use, see {@link Resource}. */
  readonly data: ReadonlySignal<unknown>;
  /** Loads the changed data if a view shows it. Returns whether one does. */
  reload(): boolean;
  /** Whether a view shows it; absent if it is always loaded. If none does, it is loaded when one opens. */
  isShown?(): boolean;
  /** Called when a response of another tab has changed the data. */
  onReceived?(): void;
  /** While its load fails, the panel is shown as offline. */
  isVital?: boolean;
  /** The server logs each load as a person's access: polls skip it. */
  isLogged?: boolean;
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
