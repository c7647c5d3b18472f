import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { RecordId, Ticket, TicketGroup } from '../../api/contract';
import { isAlreadyHandled, asFailure, type Failure } from '../../api/failure';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { createFoldedLoad } from './folded-load';
import { keepUnchanged } from './keep-unchanged';
import { createPendingActions, type PendingAction } from './pending-actions';

export type TicketAction = 'next' | 'reject';

export interface Tickets {
  /** `null` until the first answer. */
  readonly groups: ReadonlySignal<readonly TicketGroup[] | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  /** Why the newest load failed; `null` when it did not. */
  readonly failure: ReadonlySignal<Failure | null>;
  readonly loadedAt: ReadonlySignal<Date | null>;
  /** How many tickets stand in today's group, which is the first one. */
  readonly todayCount: ReadonlySignal<number>;
  /** The one ticket that offers „Ďalší pacient“. */
  readonly nextId: ReadonlySignal<RecordId | null>;
  readonly work: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<TicketAction>>>;
  reload(): void;
  /** Served: the ticket leaves the waiting room. */
  next(id: RecordId): Promise<void>;
  /** Cancelled: the ticket leaves the waiting room. */
  reject(id: RecordId): Promise<void>;
  /** Whether the user is on the doctor's list now. */
  markPatient(userId: RecordId, isPatient: boolean): void;
  clear(): void;
}

export interface TicketsContext {
  load(signal: AbortSignal): Promise<TicketGroup[]>;
  handle(action: TicketAction, id: RecordId): Promise<void>;
  /** The local day, `YYYY-MM-DD`. */
  today: ReadonlySignal<string>;
  onHandled(id: RecordId, action: TicketAction): void;
  onAlreadyHandled(): void;
}

export function createTickets(context: TicketsContext): Tickets {
  const groups = signal<readonly TicketGroup[] | null>(null);
  const isLoading = signal(false);
  const failure = signal<Failure | null>(null);
  const loadedAt = signal<Date | null>(null);
  const works = createPendingActions<TicketAction>();
  // What was asked in one session has nothing to say in the next one.
  let era = 0;

  const loading = createFoldedLoad(context.load, {
    onRunning: (isRunning) => (isLoading.value = isRunning),
    apply: (answer) =>
      batch(() => {
        groups.value = keepUnchanged(groups.peek(), answer);
        failure.value = null;
        loadedAt.value = new Date();
      }),
    fail: (reason) => (failure.value = reason),
  });

  const todays = computed(() => {
    const first = groups.value?.[0];
    return first && (first.date === null || first.date === context.today.value) ? first.tickets : [];
  });

  function change(each: (ticket: Ticket) => Ticket | null): void {
    groups.value = keepUnchanged(
      groups.peek(),
      (groups.peek() ?? []).map((group) => ({ ...group, tickets: group.tickets.flatMap((one) => each(one) ?? []) })),
    );
  }

  async function handle(id: RecordId, action: TicketAction): Promise<void> {
    await works.run(id, action, async () => {
      const mine = era;
      try {
        await context.handle(action, id);
        if (mine !== era) return;
      } catch (caught) {
        if (mine !== era) return;
        const reason = asFailure(caught);
        // Even a failed change may have been stored: a real Laravel answers 500 when only its broadcaster was down.
        loading.run();
        if (!isAlreadyHandled(reason)) {
          console.warn(`[ordinacia] ticket ${action} failed: ${reason.message}`);
          throw reason;
        }
        context.onAlreadyHandled();
        return;
      }
      batch(() => {
        change((ticket) => (ticket.id === id ? null : ticket));
        loading.outdate();
        context.onHandled(id, action);
      });
    });
  }

  return {
    ...{ groups, isLoading, failure, loadedAt, work: works.all },
    todayCount: computed(() => todays.value.length),
    nextId: computed(() => todays.value[0]?.id ?? null),
    reload: loading.run,
    next: (id) => handle(id, 'next'),
    reject: (id) => handle(id, 'reject'),
    markPatient: (userId, isPatient) =>
      change((ticket) => (ticket.user?.id === userId ? { ...ticket, is_patient: isPatient } : ticket)),
    clear() {
      era += 1;
      loading.stop();
      works.clear();
      batch(() => {
        groups.value = null;
        failure.value = null;
        loadedAt.value = null;
      });
    },
  };
}

export const ticketToasts: Readonly<Record<TicketAction, string>> = {
  next: waitingRoomTexts.served,
  reject: waitingRoomTexts.rejected,
};
