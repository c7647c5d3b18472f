import { computed, effect, untracked } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { ticketNoShow, type Ticket } from './contract';
import { ticketsHistory, type HandledTicket } from './history.contract';
import { storeTexts } from '../../texts/common';
import { isOffered } from '../../state/app-data';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createResource } from '../../state/resources/resource';
import { createCalledInTabs } from './called-in-tabs';
import { ticketHandled } from './events';
import { ticketIn, ticketsPart } from './part';

/**
 * Today's handled tickets, and the patient who is with the doctor: from the server's list if it offers one, otherwise from this browser's
 * tabs.
 */
export const historyPart = definePart((core) => {
  const { client, recovery, toasts, appData, session, clock, events } = core;
  const tickets = core.part(ticketsPart);
  const history = createResource<readonly HandledTicket[]>(
    async (request) => {
      const startedAt = Date.now();
      const list = await client.call(ticketsHistory, null, request);
      inTabs.share({ list, startedAt });
      return list;
    },
    { recovery },
  );
  const misses = createPendingActions<'no-show'>('called ticket', core, history);
  const inTabs = createCalledInTabs(({ list, startedAt }) => history.receive(list, startedAt));
  const hasList = computed(() => isOffered(appData, 'ticket-history'));
  let watchers = 0;
  let stops: (() => void)[] = [];

  const isWaiting = (id: RecordId) => ticketIn(tickets.data.value, id) !== undefined;

  /** Called today in one of these tabs, and not returned since. */
  const calledHere = computed(() => {
    const called = inTabs.last.value;
    if (!called || isWaiting(called.ticket.id)) return null;
    return clock.dayOf(called.at) === clock.today.value ? called : null;
  });

  /** The patient who is with the doctor. `isOld`: the source is the server's list, and its latest load failed. */
  const inOffice = computed(() => {
    const here = calledHere.value;
    // Read unconditionally, to depend on `loadedAt`: a load may leave the data unchanged.
    const isListed = hasList.value && history.loadedAt.value !== null;
    if (here && !(isListed && history.confirmedAt() + clock.aheadMs.value > here.at))
      return { ticket: here.ticket, since: new Date(here.at), isOld: false };
    const called = hasList.value ? lastCalled(history.data.value ?? []) : null;
    if (!called || isWaiting(called.ticket.id)) return null;
    return { ...called, isOld: history.failure.value !== null };
  });

  function start(): void {
    stops = [
      effect(() => {
        const token = session.token.value;
        return token === null ? undefined : inTabs.join(token);
      }),
      effect(() => {
        const called = tickets.called.value;
        if (called) untracked(() => inTabs.put(called));
      }),
      effect(() => {
        // Whatever reloads the waiting room (an event, polling, a new day) may change this list, too.
        const isLoader = inTabs.isLoader.value;
        // The loader shares only lists that it loads from now on: any tab loads its first list.
        if (!hasList.value || isLoader === null || (!isLoader && history.known.peek())) return;
        if (tickets.isNewerThan(history.requestedAt())) untracked(history.reloadForEvent);
      }),
      events.on(ticketHandled, () => {
        if (hasList.peek()) history.reload();
      }),
    ];
  }

  return {
    ...history,
    hasList,
    inOffice,
    missing: misses.all,
    /** Keeps the history up to date while an element shows it. Returns a function that stops it. */
    watch(): () => void {
      watchers += 1;
      if (watchers === 1) start();
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        stops.forEach((stop) => stop());
        stops = [];
      };
    },
    /** Marks the called ticket as missed. */
    async missCalled(ticket: Ticket): Promise<void> {
      const done = () => {
        history.reload();
        events.emit(ticketHandled, { id: ticket.id, action: 'no-show', ticket });
      };
      await misses.run(ticket.id, 'no-show', {
        send: (key) => client.call(ticketNoShow, { id: ticket.id, was_called: true }, { key }),
        onDone: done,
        isDone: () => history.data.value?.some(({ id, status }) => id === ticket.id && status === 'missed') ?? false,
        onFoundDone: done,
        onAlreadyHandled() {
          history.reload();
          toasts.danger(storeTexts.tickets.alreadyHandled);
        },
      });
    },
    clear() {
      history.clear();
      misses.clear();
      inTabs.clear();
    },
  };
});

/** The ticket called last, unless nobody came. */
function lastCalled(list: readonly HandledTicket[]) {
  const called = list
    .flatMap((ticket) => (ticket.called_at === null ? [] : [{ ticket, since: new Date(ticket.called_at) }]))
    .reduce<{ ticket: HandledTicket; since: Date } | null>(
      (last, one) => (last && last.since >= one.since ? last : one),
      null,
    );
  return called?.ticket.status === 'served' ? called : null;
}
