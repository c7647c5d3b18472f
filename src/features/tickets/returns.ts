import type { RecordId } from '../../api/contract/fields';
import { ticketReturn, type Ticket } from './contract';
import { isFailure } from '../../api/failure';
import { isOffered } from '../../state/app-data';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { storeTexts } from '../../texts/common';
import { waitingRoomTexts, ticketInWords } from '../../texts/waiting-room';
import { countsChanged } from '../dashboard/events';
import { ticketHandled } from './events';
import { ticketIn, ticketsPart } from './part';

const texts = storeTexts.tickets;

/** Returns tickets to the waiting room. After an unknown outcome, the list of tickets shows whether a return succeeded. */
export const returnsPart = definePart((core) => {
  const { client, appData, events, toasts } = core;
  const tickets = core.part(ticketsPart);
  const actions = createPendingActions<'return'>('return of ticket', core, tickets);
  const requested = new Map<RecordId, Ticket>();

  async function run(ticket: Ticket): Promise<void> {
    const { id } = ticket;
    let refusal: number | null = null;
    function settle(): void {
      requested.delete(id);
      tickets.reload();
    }
    // The ticket is back, even if it is unknown who returned it.
    function onReturned(): void {
      settle();
      toasts.success(texts.returned);
      events.emit(ticketHandled, { id, action: 'return' });
    }
    // After an unknown outcome, „already waiting“ is the result of our own call; any other refusal is real.
    function onRefused(): void {
      settle();
      toasts.danger(texts.notReturned(refusal));
    }
    requested.set(id, ticket);
    await actions.run(id, 'return', {
      async send(key) {
        try {
          await client.call(ticketReturn, { id }, { key });
        } catch (caught) {
          refusal = isFailure(caught) ? caught.status : null;
          throw caught;
        } finally {
          events.emit(countsChanged, null);
        }
      },
      onDone: onReturned,
      isDone: () => ticketIn(tickets.data.value, id) !== undefined,
      onFoundDone: () => (isRefused(refusal) ? onRefused() : onReturned()),
      onAlreadyHandled: onRefused,
    });
  }

  // The toast names the ticket, and offers Undo if the server can return it; a no-show can always be returned.
  events.on(ticketHandled, ({ action, ticket }) => {
    if (action === 'return') return;
    const canReturn = action === 'no-show' || isOffered(appData, 'ticket-history');
    const undo = ticket && {
      subject: ticketInWords(ticket),
      label: texts.return,
      run: () => void run(ticket),
    };
    toasts.success(waitingRoomTexts.actions[action].done, canReturn ? undo : undefined);
  });

  return {
    pending: actions.all,
    /** The ticket of a requested return. */
    ticketOf: (id: RecordId) => requested.get(id),
    run,
    clear() {
      actions.clear();
      requested.clear();
    },
  };
});

/** The statuses of refusals other than „already waiting“. */
const isRefused = (status: number | null) => status === 404 || status === 410 || status === 422;
