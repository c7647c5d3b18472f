import { effect, signal } from '@preact/signals-core';
import { OFFERS_WAIT_MS } from '../../constants';
import { definePart } from '../../state/parts';
import { ticketsPart } from './part';
import { readOnly } from '../../state/read-only';

/** `late` where the tickets are drawn without it. */
export type RoomPlaces = 'unknown' | 'known' | 'late';

/**
 * Whether it was known what the server offers when the tickets were first drawn. They wait for it for a moment, so that nothing that is
 * offered moves a row when it comes; where it comes later, its places are kept, whether it comes or not.
 */
export const roomPlacesPart = definePart(({ appData, part }) => {
  const tickets = part(ticketsPart);
  const state = signal<RoomPlaces>('unknown');
  return {
    state: readOnly(state),
    start: () =>
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
  };
});
