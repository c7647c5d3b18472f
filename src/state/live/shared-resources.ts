import { effect, type ReadonlySignal } from '@preact/signals-core';
import { ownValue } from '../../lib/own-properties';
import type { Resource } from '../resources/resource';

interface Shared extends Pick<Resource<never>, 'loadedAt' | 'knownAt' | 'receive'> {
  readonly data: ReadonlySignal<unknown>;
}

/** The resources that the leading tab loads for all tabs of its session. `resources`: by the names that the tabs use among themselves. */
export function createSharedResources(
  resources: Readonly<Record<string, Shared>>,
  share: (name: string, answer: unknown, startedAt: number) => void,
) {
  function shareOne(name: string, { data, knownAt }: Shared): void {
    if (data.peek() !== null) share(name, data.peek(), knownAt());
  }

  return {
    shareAll: () => Object.entries(resources).forEach(([name, resource]) => shareOne(name, resource)),
    /** The tabs of one session run the same version, so that what one has read needs no check in another. */
    receive: (name: string, answer: unknown, startedAt: number) =>
      ownValue(resources, name)?.receive(answer as never, startedAt),
    /** Shares every answer and every local change. Returns a function that stops it. */
    watch() {
      const stops = Object.entries(resources).map(([name, resource]) =>
        effect(() => {
          // Subscribes also where no screen of this tab does: a failed load is tried again for the others.
          const isLoaded = resource.data.value !== null && resource.loadedAt.value !== null;
          if (isLoaded) shareOne(name, resource);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
