import type { RecordId, Ticket } from '../../api/contract';
import { isFailure } from '../../api/failure';
import { createPendingActions, type ActionsContext } from './pending-actions';
import { ticketIn, type Tickets } from './tickets';

interface ReturnsContext extends ActionsContext {
  tickets: Pick<Tickets, 'data' | 'isLoading' | 'reload'>;
  send(id: RecordId, key: string): Promise<void>;
  /** The ticket is back; also where nobody knows by whom. */
  onReturned(id: RecordId): void;
  /** The ticket cannot be returned any more; `status` says why. */
  onRefused(status: number | null): void;
}

export type TicketReturns = ReturnType<typeof createTicketReturns>;

/** Puts tickets back into the waiting room: what became of one shows in the list of the tickets. */
export function createTicketReturns({ tickets, send, onReturned, onRefused, ...context }: ReturnsContext) {
  const actions = createPendingActions<'return'>('return of ticket', context, tickets);
  const asked = new Map<RecordId, Ticket>();

  return {
    pending: actions.all,
    /** The ticket of a return that was asked for. */
    ticketOf: (id: RecordId) => asked.get(id),
    async run(ticket: Ticket): Promise<void> {
      const { id } = ticket;
      let refusal: number | null = null;
      const settle = (report: () => void) => {
        asked.delete(id);
        tickets.reload();
        report();
      };
      asked.set(id, ticket);
      // After an unknown outcome „it waits already“ is our own doing; any other refusal is one.
      const refuse = () => settle(() => onRefused(refusal));
      await actions.run(id, 'return', {
        async send(key) {
          try {
            await send(id, key);
          } catch (caught) {
            refusal = isFailure(caught) ? caught.status : null;
            throw caught;
          }
        },
        onDone: () => settle(() => onReturned(id)),
        isDone: () => ticketIn(tickets.data.value, id) !== undefined,
        onFoundDone: () => (isLate(refusal) ? refuse() : settle(() => onReturned(id))),
        onAlreadyHandled: refuse,
      });
    },
    clear() {
      actions.clear();
      asked.clear();
    },
  };
}

/** Not „it waits already“. */
const isLate = (status: number | null) => status === 404 || status === 410 || status === 422;
