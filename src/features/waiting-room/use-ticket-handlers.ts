import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { RecordId, Ticket } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import { waitingRoomTexts as texts } from '../../texts/waiting-room';
import { ticketName } from './ticket-name';
import type { TicketRowHandlers } from './ticket-row';

/** What the waiting room's buttons do, and which ticket is open in the preview. */
export function useTicketHandlers(area: RefObject<HTMLElement | null>) {
  const { tickets, popups, events } = useStore();
  const [chosenId, setChosenId] = useState<RecordId | null>(null);

  const handlers = useMemo<TicketRowHandlers>(
    () => ({
      onOpen(id) {
        setChosenId(id);
        events.emit({ name: 'ticket-select', detail: { id } });
      },
      onNext: (id) => void tickets.handle(id, 'next'),
      onRemove: (ticket) =>
        popups.confirm({
          title: texts.removeTitle,
          description: texts.removeDescription(ticketName(ticket), ticket.ticket_title, ticket.scheduled_formated),
          isPersonal: true,
          onConfirm: () => void tickets.handle(ticket.id, 'reject'),
        }),
      onRetry: (id, action) => void tickets.handle(id, action),
    }),
    [tickets, popups, events],
  );

  useEffect(
    // What was handled here is done with; what somebody else handled stays open and says so.
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
    /** From the detail any ticket can be served, but out of turn only after a confirmation. */
    serve(ticket: Ticket) {
      if (ticket.id === tickets.nextId.peek()) return void tickets.handle(ticket.id, 'next');
      popups.confirm({
        title: texts.serveTitle,
        description: texts.serveDescription(ticketName(ticket), ticket.ticket_title),
        isPersonal: true,
        onConfirm: () => void tickets.handle(ticket.id, 'next'),
      });
    },
  };
}

/** Back to where the preview was opened from, once the list can be seen again. */
function focusRow(area: HTMLElement | null, id: RecordId | null): void {
  requestAnimationFrame(() => {
    area?.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(String(id))}"] [data-open]`)?.focus();
  });
}
