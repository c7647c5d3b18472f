import { computed, effect, signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { Ticket, TicketAction } from './contract';
import { commonEnds } from '../../lib/same-data';
import { definePart } from '../../state/parts';
import { ticketsPart } from './part';

/** The moments at which this panel saw patients being called today, without any data of the patients. */
export const calledTodayPart = definePart(({ clock, part }) => {
  const tickets = part(ticketsPart);
  const all = signal<readonly Date[]>([]);
  let before: readonly Ticket[] = [];
  /** The actions pending before the change: an action ends in the same update that removes its ticket. */
  let actions: ReadonlyMap<RecordId, { action: TicketAction }> = new Map();

  function isCall(now: readonly Ticket[]): boolean {
    if (now === before) return false;
    // Compare only the changed section: lists are long, changes small.
    const { start, end } = commonEnds(before, now);
    const ids = new Set(now.slice(start, now.length - end).map(({ id }) => id));
    const gone = before.slice(start, before.length - end).filter(({ id }) => !ids.has(id));
    // Without an action here, only the departure of the first ticket alone counts: others were probably cancelled, and several that
    // leave at once did so at unknown times.
    const isFirst = gone.length === 1 && gone[0] === before[0];
    return gone.some(({ id }) => (actions.get(id)?.action ?? (isFirst ? 'next' : null)) === 'next');
  }

  return {
    moments: computed(() => all.value.filter((moment) => clock.dayOf(moment.getTime()) === clock.today.value)),
    /** Watches which tickets leave the waiting room. */
    start: () =>
      effect(() => {
        const pending = tickets.pending.value;
        const now = tickets.todays.value;
        if (isCall(now)) all.value = [...all.peek(), new Date(clock.now())];
        before = now;
        actions = pending;
      }),
    clear() {
      all.value = [];
      before = [];
    },
  };
});
