import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId, Ticket, TicketGroup } from '../../api/contract';
import type { LoadOptions } from './coalesced-load';
import type { Clock } from '../ui/clock';
import { reloaded } from './outcome-watch';
import { createPendingActions, type ActionsContext, type PendingAction } from './pending-actions';
import { createResource, type Resource, type ResourceOptions } from './resource';

/** `next` serves the ticket, `reject` cancels it, `no-show` is that nobody came. Each way it leaves the waiting room. */
export type TicketAction = 'next' | 'reject' | 'no-show';

/** A ticket that was called in this tab. */
export interface Called {
  ticket: Ticket;
  /** In milliseconds since the epoch, by the server's clock. */
  at: number;
}

export interface Tickets extends Resource<readonly TicketGroup[]> {
  /** The tickets of the first group, which is today's whatever a clock says. */
  readonly todays: ReadonlySignal<readonly Ticket[]>;
  /** The practice's midnight has passed since the list was loaded: its first group is an earlier day's. */
  readonly isOutdated: ReadonlySignal<boolean>;
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
  /** The person who took a ticket out of the waiting room, in words, where an event said so. By the ticket's id as a text. */
  readonly departures: ReadonlySignal<ReadonlyMap<string, string>>;
  putDepartures(departures: ReadonlyMap<string, string>): void;
  /** Sets whether the user is on the doctor's list. */
  markPatient(userId: RecordId, isPatient: boolean): void;
}

export interface TicketsContext extends ActionsContext {
  load(options: LoadOptions): Promise<readonly TicketGroup[]>;
  options?: ResourceOptions<readonly TicketGroup[]>;
  handle(action: TicketAction, id: RecordId, key: string): Promise<void>;
  clock: Pick<Clock, 'today' | 'now' | 'onServerDay'>;
  /** `ticket` as it was in the waiting room. */
  onHandled(id: RecordId, action: TicketAction, ticket: Ticket | undefined): void;
  /** The ticket has left the waiting room, and nobody knows who handled it. */
  onGone(): void;
  onAlreadyHandled(): void;
}

export function createTickets(context: TicketsContext): Tickets {
  const { clock } = context;
  /** The day of the first group, `YYYY-MM-DD`. */
  const firstDay = signal<string | null>(null);
  const { update, invalidate, ...resource } = createResource(context.load, {
    ...context.options,
    onLoaded([first]) {
      if (first?.date) clock.onServerDay(first.date);
      firstDay.value = first?.date ?? clock.today.peek();
    },
  });
  const actions = createPendingActions<TicketAction>('ticket', context, resource);

  const called = signal<Called | null>(null);

  const todays = computed(() => resource.data.value?.[0]?.tickets ?? NONE);

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
    isOutdated: computed(() => firstDay.value !== null && firstDay.value !== clock.today.value),
    todayCount: computed(() => todays.value.length),
    nextId,
    async handle(id, action) {
      const ticket = ticketIn(resource.data.peek(), id);
      await actions.run(id, action, {
        send: (key) => context.handle(action, id, key),
        onDone() {
          changeEach((ticket) => (ticket.id === id ? null : ticket));
          invalidate();
          if (ticket && action === 'next') called.value = { ticket, at: clock.now() };
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
      firstDay.value = null;
    },
  };
}

const NONE: readonly Ticket[] = [];

export const ticketIn = (groups: readonly TicketGroup[] | null, id: RecordId): Ticket | undefined =>
  groups?.flatMap(({ tickets }) => tickets).find((one) => one.id === id);
