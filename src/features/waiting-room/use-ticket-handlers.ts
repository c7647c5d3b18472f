import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { RecordId, Ticket } from '../../api/contract';
import { STALE_AFTER_MS } from '../../constants';
import type { Store } from '../../state/store';
import { useStore } from '../../state/react/store-context';
import { clockTime } from '../../texts/language/format-moment';
import { storeTexts } from '../../texts/store';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { ticketName } from './ticket-name';
import type { TicketHandlers } from './ticket-row';

/** The handlers of the waiting room, and the ticket in the preview. */
export function useTicketHandlers(area: RefObject<HTMLElement | null>) {
  const store = useStore();
  const { tickets, popups, events } = store;
  const [chosenId, setChosenId] = useState<RecordId | null>(null);

  const handlers = useMemo<TicketHandlers>(
    () => ({
      onOpen(id) {
        setChosenId(id);
        events.emit({ name: 'ticket-select', detail: { id } });
      },
      onAct(ticket, action) {
        const act = () => void tickets.handle(ticket.id, action);
        if (action === 'next' && ticket.id === tickets.nextId.peek())
          return isOld(store) ? void checkAndServe(store, ticket) : act();
        const { title, description } = waitingRoomTexts.actions[action].question;
        popups.confirm({
          title,
          description: description(ticketName(ticket), ticket.ticket_title, ticket.scheduled_formated),
          isSensitive: true,
          onConfirm: act,
        });
      },
      onRetry: (id, action) => void tickets.handle(id, action),
    }),
    [store, tickets, popups, events],
  );

  useEffect(
    // Closes a ticket that was handled here; one that somebody else handled stays open with a message.
    () =>
      events.listen(
        ({ name, detail }) => name === 'ticket-change' && setChosenId((id) => (id === detail.id ? null : id)),
      ),
    [events],
  );

  return {
    chosenId,
    handlers,
    close: useCallback(() => {
      setChosenId(null);
      focusRow(area.current, chosenId);
    }, [area, chosenId]),
  };
}

/** Without a live connection nobody tells that somebody else has served the first patient. */
function isOld({ connection, tickets }: Store): boolean {
  const loadedAt = tickets.loadedAt.peek()?.getTime() ?? 0;
  return connection.peek() !== 'connected' && Date.now() - loadedAt > STALE_AFTER_MS;
}

/** Serves the first patient of a waiting room that is known to be old: it is loaded first, and a change is asked about. */
async function checkAndServe({ tickets, popups, toasts }: Store, ticket: Ticket): Promise<void> {
  const found = await tickets.checkFirst(ticket.id);
  const first =
    found === 'changed' ? tickets.data.peek()?.[0]?.tickets.find(({ id }) => id === tickets.nextId.peek()) : ticket;
  if (!first) return toasts.success(storeTexts.tickets.gone);
  const serve = () => void tickets.handle(first.id, 'next');
  if (found === 'first') return serve();
  const name = ticketName(first);
  const loadedAt = tickets.loadedAt.peek();
  const question =
    found === 'changed'
      ? waitingRoomTexts.oldFirst.changed(name)
      : waitingRoomTexts.oldFirst.unknown(name, loadedAt ? clockTime(loadedAt) : '');
  popups.confirm({ ...question, isSensitive: true, onConfirm: serve });
}

/** Focuses the row of the closed preview, once the list is visible again. */
function focusRow(area: HTMLElement | null, id: RecordId | null): void {
  requestAnimationFrame(() => {
    area?.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(String(id))}"] [data-open]`)?.focus();
  });
}
