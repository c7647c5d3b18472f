import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { OFFERS_WAIT_MS } from '../../constants';
import type { Slice } from '../slice';
import type { AppData } from './app-data';
import type { Tickets } from './tickets';

/** `late` where the tickets are drawn without it. */
export type RoomPlaces = 'unknown' | 'known' | 'late';

interface RoomPlacesContext {
  appData: Pick<AppData, 'admin' | 'failure'>;
  tickets: Pick<Tickets, 'loadedAt'>;
}

/**
 * Whether it was known what the server offers when the tickets were first drawn. They wait for it for a moment, so that nothing that is
 * offered moves a row when it comes; where it comes later, its places are kept, whether it comes or not.
 */
export function createRoomPlaces({ appData, tickets }: RoomPlacesContext) {
  const state = signal<RoomPlaces>('unknown');
  return {
    state: state as ReadonlySignal<RoomPlaces>,
    /** Returns a function that stops it. */
    watch: () =>
      effect(() => {
        if (state.value !== 'unknown') return;
        const be = (next: RoomPlaces) => void (state.value = next);
        if (appData.admin.value) return be('known');
        if (appData.failure.value) return be('late');
        if (tickets.loadedAt.value === null) return;
        const timer = setTimeout(() => be('late'), OFFERS_WAIT_MS);
        return () => clearTimeout(timer);
      }),
    clear() {
      state.value = 'unknown';
    },
  } satisfies Slice & Record<string, unknown>;
}
