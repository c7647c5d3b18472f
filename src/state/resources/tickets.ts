import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId, Ticket, TicketGroup } from '../../api/contract';
import type { LoadOptions } from './coalesced-load';
import { reloaded } from './outcome-watch';
import { createPendingActions, type ActionsContext, type PendingAction } from './pending-actions';
import { createResource, type Resource, type ResourceOptions } from './resource';

/** `next` serves the ticket, `reject` cancels it, `no-show` is that nobody came. Each way it leaves the waiting room. */
export type TicketAction = 'next' | 'reject' | 'no-show';

/** Who was called in this tab. */
export interface Called {
  ticket: Ticket;
  /** In milliseconds since the epoch. */
  at: number;
}

export interface Tickets extends Resource<readonly TicketGroup[]> {
  /** The tickets of today's group, which is the first one. */
  readonly todays: ReadonlySignal<readonly Ticket[]>;
  /** Their number. */
  readonly todayCount: ReadonlySignal<number>;
  /** The one ticket that offers „Ďalší pacient“. */
  readonly nextId: ReadonlySignal<RecordId | null>;
  readonly pending: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<TicketAction>>>;
  /** The ticket that was served here last. */
  readonly called: ReadonlySignal<Called | null>;
  handle(id: RecordId, action: TicketAction): Promise<void>;
  /** Loads the waiting room, and resolves with what became of the ticket that was the first one; `unknown` when that has failed. */
  checkFirst(id: RecordId): Promise<'first' | 'changed' | 'unknown'>;
  /** Who took which ticket out of the waiting room, in words, where an event said so. By the id as a text. */
  readonly departures: ReadonlySignal<ReadonlyMap<string, string>>;
  putDepartures(departures: ReadonlyMap<string, string>): void;
  /** Sets whether the user is on the doctor's list. */
  markPatient(userId: RecordId, isPatient: boolean): void;
}

export interface TicketsContext extends ActionsContext {
  load(options: LoadOptions): Promise<readonly TicketGroup[]>;
  options?: ResourceOptions<readonly TicketGroup[]>;
  handle(action: TicketAction, id: RecordId, key: string): Promise<void>;
  /** The local day, `YYYY-MM-DD`. */
  today: ReadonlySignal<string>;
  /** `ticket` as it was in the waiting room. */
  onHandled(id: RecordId, action: TicketAction, ticket: Ticket | undefined): void;
  /** It has left the waiting room, and nobody knows who handled it. */
  onGone(): void;
  onAlreadyHandled(): void;
}

export function createTickets(context: TicketsContext): Tickets {
  const { update, invalidate, ...resource } = createResource(context.load, context.options);
  const actions = createPendingActions<TicketAction>('ticket', context, resource);

  const called = signal<Called | null>(null);

  const todays = computed(() => {
    const first = resource.data.value?.[0];
    return first && (first.date === null || first.date === context.today.value) ? first.tickets : [];
  });

  const nextId = computed(() => todays.value[0]?.id ?? null);

  const departures = signal<ReadonlyMap<string, string>>(new Map());

  function changeEach(change: (ticket: Ticket) => Ticket | null): void {
    update((groups) =>
      groups.map((group) => ({ ...group, tickets: group.tickets.flatMap((one) => change(one) ?? []) })),
    );
  }

  return {
    ...resource,
    pending: actions.all,
    called,
    todays,
    todayCount: computed(() => todays.value.length),
    nextId,
    async handle(id, action) {
      const ticket = ticketIn(resource.data.peek(), id);
      await actions.run(id, action, {
        send: (key) => context.handle(action, id, key),
        onDone() {
          changeEach((ticket) => (ticket.id === id ? null : ticket));
          invalidate();
          if (ticket && action === 'next') called.value = { ticket, at: Date.now() };
          context.onHandled(id, action, ticket);
        },
        isDone: () => resource.data.value !== null && !ticketIn(resource.data.value, id),
        onFoundDone: context.onGone,
        onAlreadyHandled: context.onAlreadyHandled,
      });
    },
    async checkFirst(id) {
      const release = actions.hold(id, 'next');
      await reloaded(resource);
      release();
      if (resource.failure.peek() || resource.isLoading.peek()) return 'unknown';
      return nextId.peek() === id ? 'first' : 'changed';
    },
    markPatient: (userId, isPatient) =>
      changeEach((ticket) => (ticket.user?.id === userId ? { ...ticket, is_patient: isPatient } : ticket)),
    departures,
    putDepartures(next) {
      departures.value = next;
    },
    clear() {
      resource.clear();
      actions.clear();
      departures.value = new Map();
      called.value = null;
    },
  };
}

export const ticketIn = (groups: readonly TicketGroup[] | null, id: RecordId): Ticket | undefined =>
  groups?.flatMap(({ tickets }) => tickets).find((one) => one.id === id);
