import { effect, signal } from '@preact/signals-core';
import { OFFERS_WAIT_MS } from '../../constants';
import { definePart } from '../../state/parts';
import { ticketsPart } from './part';
import { readOnly } from '../../state/part';

/**
 * Whether the server's capabilities were known when the tickets were first rendered. The tickets wait for them for a moment, so that
 * an offered control does not shift a row. If the capabilities load later, space is reserved for every control, offered or not.
 */
export const roomLayoutPart = definePart(({ appData, part }) => {
  const tickets = part(ticketsPart);
  /** `late`: the tickets are rendered before the offered capabilities are known. */
  const state = signal<'unknown' | 'known' | 'late'>('unknown');
  return {
    state: readOnly(state),
    start: () =>
      effect(() => {
        if (state.value !== 'unknown') return;
        const settle = (next: 'known' | 'late') => void (state.value = next);
        if (appData.admin.value) return settle('known');
        if (appData.failure.value) return settle('late');
        if (tickets.loadedAt.value === null) return;
        const timer = setTimeout(() => settle('late'), OFFERS_WAIT_MS);
        return () => clearTimeout(timer);
      }),
    clear() {
      state.value = 'unknown';
    },
  };
});
