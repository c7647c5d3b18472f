import { computed, effect, signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { Ticket, TicketAction } from './contract';
import { commonEnds } from '../../lib/common-ends';
import { definePart } from '../../state/parts';
import { ticketsPart } from './part';

/** When patients were called today, as far as this panel saw it: moments, and nothing of whom. */
export const calledTodayPart = definePart(({ clock, part }) => {
  const tickets = part(ticketsPart);
  const all = signal<readonly Date[]>([]);
  let before: readonly Ticket[] = [];
  /** The actions pending before the change: each ends together with its change. */
  let actions: ReadonlyMap<RecordId, { action: TicketAction }> = new Map();

  function isCall(now: readonly Ticket[]): boolean {
    if (now === before) return false;
    // However many wait, few of them change.
    const { start, end } = commonEnds(before, now);
    const ids = new Set(now.slice(start, now.length - end).map(({ id }) => id));
    const gone = before.slice(start, before.length - end).filter(({ id }) => !ids.has(id));
    // Elsewhere, others than the first one were most likely cancelled; of several at once nobody knows when.
    const isFirst = gone.length === 1 && gone[0] === before[0];
    return gone.some(({ id }) => (actions.get(id)?.action ?? (isFirst ? 'next' : null)) === 'next');
  }

  return {
    moments: computed(() => all.value.filter((moment) => clock.dayOf(moment.getTime()) === clock.today.value)),
    /** Watches what leaves the waiting room. */
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
