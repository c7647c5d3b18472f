import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId, Ticket, TicketGroup } from '../../api/contract';
import { reloaded } from './outcome-watch';
import { createPendingActions, type ActionsContext, type PendingAction } from './pending-actions';
import { createResource, type Resource, type ResourceOptions } from './resource';

/** `next` serves the ticket, `reject` cancels it. Either way it leaves the waiting room. */
export type TicketAction = 'next' | 'reject';

export interface Tickets extends Resource<readonly TicketGroup[]> {
  /** The number of tickets in today's group, which is the first one. */
  readonly todayCount: ReadonlySignal<number>;
  /** The one ticket that offers „Ďalší pacient“. */
  readonly nextId: ReadonlySignal<RecordId | null>;
  readonly pending: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<TicketAction>>>;
  handle(id: RecordId, action: TicketAction): Promise<void>;
  /** Loads the waiting room, and resolves with what became of the ticket that was the first one; `unknown` when that has failed. */
  checkFirst(id: RecordId): Promise<'first' | 'changed' | 'unknown'>;
  /** Sets whether the user is on the doctor's list. */
  markPatient(userId: RecordId, isPatient: boolean): void;
}

export interface TicketsContext extends ActionsContext {
  load(signal: AbortSignal): Promise<readonly TicketGroup[]>;
  options?: ResourceOptions<readonly TicketGroup[]>;
  handle(action: TicketAction, id: RecordId, key: string): Promise<void>;
  /** The local day, `YYYY-MM-DD`. */
  today: ReadonlySignal<string>;
  onHandled(id: RecordId, action: TicketAction): void;
  /** It has left the waiting room, and nobody knows who handled it. */
  onGone(): void;
  onAlreadyHandled(): void;
}

export function createTickets(context: TicketsContext): Tickets {
  const { update, invalidate, ...resource } = createResource(context.load, context.options);
  const actions = createPendingActions<TicketAction>('ticket', context, resource);

  const todays = computed(() => {
    const first = resource.data.value?.[0];
    return first && (first.date === null || first.date === context.today.value) ? first.tickets : [];
  });

  const nextId = computed(() => todays.value[0]?.id ?? null);

  function changeEach(change: (ticket: Ticket) => Ticket | null): void {
    update((groups) =>
      groups.map((group) => ({ ...group, tickets: group.tickets.flatMap((one) => change(one) ?? []) })),
    );
  }

  return {
    ...resource,
    pending: actions.all,
    todayCount: computed(() => todays.value.length),
    nextId,
    async handle(id, action) {
      await actions.run(id, action, {
        send: (key) => context.handle(action, id, key),
        onDone() {
          changeEach((ticket) => (ticket.id === id ? null : ticket));
          invalidate();
          context.onHandled(id, action);
        },
        isDone: () => resource.data.value?.every(({ tickets }) => tickets.every((one) => one.id !== id)) ?? false,
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
    clear() {
      resource.clear();
      actions.clear();
    },
  };
}
