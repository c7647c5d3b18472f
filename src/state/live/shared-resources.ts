import { effect } from '@preact/signals-core';
import type { ChannelResource } from './channel-resources';

/** The resources that the leading tab loads for all tabs of its session. */
export function createSharedResources(
  resources: readonly ChannelResource[],
  share: (name: string, answer: unknown, startedAt: number) => void,
) {
  function shareOne({ action, data, confirmedAt }: ChannelResource): void {
    if (data.peek() !== null) share(action, data.peek(), confirmedAt());
  }

  return {
    shareAll: () => resources.forEach(shareOne),
    /** The tabs of one session run the same version, so that what one has read needs no check in another. */
    receive: (name: string, answer: unknown, startedAt: number) =>
      resources.find(({ action }) => action === name)?.receive(answer as never, startedAt),
    /** Shares every answer and every local change. Returns a function that stops it. */
    watch() {
      const stops = resources.map((resource) =>
        effect(() => {
          // Subscribes also where no screen of this tab does: a failed load is tried again for the others.
          const isLoaded = resource.data.value !== null && resource.loadedAt.value !== null;
          if (isLoaded) shareOne(resource);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
