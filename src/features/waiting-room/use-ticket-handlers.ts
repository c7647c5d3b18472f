import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { RecordId } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { ticketName } from './ticket-name';
import type { TicketHandlers } from './ticket-row';

/** The handlers of the waiting room, and the ticket in the preview. */
export function useTicketHandlers(area: RefObject<HTMLElement | null>) {
  const { tickets, popups, events } = useStore();
  const [chosenId, setChosenId] = useState<RecordId | null>(null);

  const handlers = useMemo<TicketHandlers>(
    () => ({
      onOpen(id) {
        setChosenId(id);
        events.emit({ name: 'ticket-select', detail: { id } });
      },
      onAct(ticket, action) {
        const act = () => void tickets.handle(ticket.id, action);
        if (action === 'next' && ticket.id === tickets.nextId.peek()) return act();
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
    [tickets, popups, events],
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

/** Focuses the row of the closed preview, once the list is visible again. */
function focusRow(area: HTMLElement | null, id: RecordId | null): void {
  requestAnimationFrame(() => {
    area?.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(String(id))}"] [data-open]`)?.focus();
  });
}
