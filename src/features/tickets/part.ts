import { computed, effect, signal, untracked } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import {
  ticketActionCalls,
  tickets as ticketsCall,
  type Ticket,
  type TicketAction,
  type TicketGroup,
} from './contract';
import { CHUNK_TIMEOUT_MS, MIDNIGHT_SLACK_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import { isOffered } from '../../state/app-data';
import { channelMessage } from '../../state/events';
import { definePart } from '../../state/parts';
import { reloaded } from '../../state/resources/outcome-watch';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createResource } from '../../state/resources/resource';
import { storeTexts } from '../../texts/common';
import { countsChanged } from '../dashboard/events';
import { patientListed } from '../patients/events';
import { ticketAdded, ticketHandled, ticketsOutdated } from './events';
import { readOnly } from '../../state/part';

/** A ticket that was called in this tab. */
export interface Called {
  ticket: Ticket;
  /** When its response arrived. In milliseconds since the epoch, by the server's clock. */
  at: number;
  /** Orders calls: responses may arrive in another order. */
  startedAt: number;
}

/** The waiting room. */
export const ticketsPart = definePart((core) => {
  const { client, appData, channel, clock, events, recovery, scope, toasts } = core;
  /** The day of the first group, `YYYY-MM-DD`. */
  const firstDay = signal<string | null>(null);
  const { update, invalidate, ...resource } = createResource((request) => client.call(ticketsCall, null, request), {
    recovery,
    onLoaded([first]) {
      if (first?.date) clock.onServerDay(first.date);
      // Without a date, a list loaded just after midnight may still be yesterday's, by the server's clock.
      firstDay.value = first?.date ?? clock.dayOf(clock.now() - MIDNIGHT_SLACK_MS);
    },
  });
  const actions = createPendingActions<TicketAction>('ticket', core, resource);
  const called = signal<Called | null>(null);
  const departures = signal<ReadonlyMap<string, string>>(new Map());
  const todays = computed(() => resource.data.value?.[0]?.tickets ?? NONE);
  const nextId = computed(() => todays.value[0]?.id ?? null);
  const isOutdated = computed(() => firstDay.value !== null && firstDay.value !== clock.today.value);

  function changeEach(change: (ticket: Ticket) => Ticket | null): void {
    update((groups) =>
      groups.map((group) => ({ ...group, tickets: group.tickets.flatMap((one) => change(one) ?? []) })),
    );
  }

  const count = () => events.emit(countsChanged, null);
  function reload(afterSeconds?: number | null): void {
    resource.reload(afterSeconds);
    count();
  }
  function reloadForEvent(): boolean {
    resource.reloadForEvent();
    count();
    return true;
  }
  channel.add({
    ...resource,
    action: 'update-waiting-tickets',
    reload: reloadForEvent,
    onReceived: count,
    isVital: true,
  });
  events.on(ticketsOutdated, resource.reload);
  events.on(patientListed, ({ userId, isPatient }) => {
    changeEach((ticket) => (ticket.user?.id === userId ? { ...ticket, is_patient: isPatient } : ticket));
    resource.reload();
  });
  events.on(channelMessage, (payload) => {
    if (!isOffered(appData, 'colleagues')) return;
    // Departures are only a hint: a failure to load their code is not reported.
    const loaded = loadChunk('departures', () => import('./departures'), CHUNK_TIMEOUT_MS);
    scope.inSameSession(loaded).then(
      ({ recordDeparture }) => recordDeparture(payload, { ...resource, departures }, clock.zone.peek()),
      () => undefined,
    );
  });

  return {
    ...resource,
    /** The actions that are running or have failed, by the ticket's id. */
    pending: actions.all,
    /** The ticket that was served here last. */
    called: readOnly(called),
    /** The tickets of the first group, which is today's regardless of any clock. */
    todays,
    /** The day of {@link todays}, `YYYY-MM-DD`. */
    firstDay: readOnly(firstDay),
    /**
     * Whether the list was loaded after a moment, in milliseconds since the epoch. Also true of a moment later than now, by a clock that
     * was set back since.
     */
    isNewerThan: (moment: number) =>
      resource.loadedAt.value !== null && (moment <= resource.confirmedAt() || moment > Date.now()),
    /** The practice's midnight has passed since the list was loaded: its first group is an earlier day's. */
    isOutdated,
    todayCount: computed(() => todays.value.length),
    /** The one ticket that offers „Ďalší pacient“. */
    nextId,
    /** Texts that say who removed a ticket from the waiting room, if an event said so. By the ticket's id as a string. */
    departures: readOnly(departures),
    async handle(id: RecordId, action: TicketAction): Promise<void> {
      const ticket = ticketIn(resource.data.peek(), id);
      const startedAt = clock.now();
      await actions.run(id, action, {
        // Also after a failure: the server may have stored the change.
        send: (key) => client.call(ticketActionCalls[action], { id }, { key }).finally(count),
        onDone() {
          changeEach((one) => (one.id === id ? null : one));
          invalidate();
          if (ticket && action === 'next') called.value = { startedAt, ticket, at: clock.now() };
          events.emit(ticketHandled, { id, action, ticket });
        },
        isDone: () => resource.data.value !== null && !ticketIn(resource.data.value, id),
        onFoundDone: () => toasts.success(storeTexts.tickets.gone),
        onAlreadyHandled: () => toasts.danger(storeTexts.tickets.alreadyHandled),
      });
    },
    /** Reloads the waiting room, and resolves with whether the ticket is still the first one; `unknown` if the load failed. */
    async checkFirst(id: RecordId): Promise<'first' | 'changed' | 'unknown'> {
      const release = actions.hold(id, 'next');
      await reloaded(resource);
      release();
      if (resource.failure.peek() || resource.isLoading.peek()) return 'unknown';
      return nextId.peek() === id ? 'first' : 'changed';
    },
    /** For forms that store a ticket: the list reloads, because the server decides the ticket's position. */
    ofForm: {
      onStored({ id }: Ticket) {
        events.emit(ticketAdded, { id });
        reload();
      },
      data: { isLoading: resource.isLoading, reload },
    },
    load: () => resource.reload(),
    start: () =>
      effect(() => {
        if (!isOutdated.value) return;
        untracked(appData.reload);
        return effect(() => {
          // Each minute after the practice's midnight, until a response has the new day: the server's clock may be slightly behind.
          void clock.minute.value;
          untracked(reloadForEvent);
        });
      }),
    clear() {
      resource.clear();
      actions.clear();
      departures.value = new Map();
      called.value = null;
      firstDay.value = null;
    },
  };
});

/** The part of the waiting room. */
export type Tickets = ReturnType<typeof ticketsPart>;

const NONE: readonly Ticket[] = [];

export const ticketIn = (groups: readonly TicketGroup[] | null, id: RecordId): Ticket | undefined =>
  groups?.flatMap(({ tickets }) => tickets).find((one) => one.id === id);
