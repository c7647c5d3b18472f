import { effect } from '@preact/signals-core';
import type { ChannelResource } from './channel-resources';

/** The resources that the leading tab loads for all tabs of its session. */
export function createSharedResources(
  resources: readonly ChannelResource[],
  share: (name: string, response: unknown, startedAt: number) => void,
) {
  function shareOne({ action, data, confirmedAt }: ChannelResource): void {
    if (data.peek() !== null) share(action, data.peek(), confirmedAt());
  }

  return {
    shareAll: () => resources.forEach(shareOne),
    /** Tabs of one session run the same version: data that one tab has validated needs no check in another. */
    receive: (name: string, response: unknown, startedAt: number) =>
      resources.find(({ action }) => action === name)?.receive(response as never, startedAt),
    /** Shares every response and every local change. Returns a function that stops it. */
    watch() {
      const stops = resources.map((resource) =>
        effect(() => {
          // Subscribes even if no screen of this tab does: failed loads are retried for the other tabs.
          const isLoaded = resource.data.value !== null && resource.loadedAt.value !== null;
          if (isLoaded) shareOne(resource);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
