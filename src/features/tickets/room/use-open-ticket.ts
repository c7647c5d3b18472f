import { useCallback, useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket, TicketGroup } from '../contract';
import { STALE_AFTER_MS } from '../../../constants';
import type { Store } from '../../../state/store';
import { useStore } from '../../../state/react/use-store';
import { isOffered } from '../../../state/app-data';
import { clockTime } from '../../../texts/language/format-moment';
import { storeTexts } from '../../../texts/common';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { ticketName } from './ticket-name';
import type { TicketHandlers } from './ticket-row';
import { ticketsPart } from '..';
import { ticketHandled, ticketSelected } from '../events';
import type { TicketSearch } from './find-tickets';

/** The open ticket, kept in the address of a screen. Elsewhere the waiting room keeps it itself. */
export interface OpenTicket {
  openId: string | null;
  onOpen(id: RecordId | null): void;
  hrefOf(id: RecordId): string;
}

/** The handlers of the waiting room, and the ticket in the preview. */
export function useTicketHandlers(
  area: RefObject<HTMLElement | null>,
  held: OpenTicket | null,
  nextRef: RefObject<HTMLButtonElement | null>,
) {
  const store = useStore();
  const { popups, events } = store;
  const tickets = store.part(ticketsPart);
  const [ownId, setOwnId] = useState<string | null>(null);
  const openId = held ? held.openId : ownId;
  const open = useMemo(
    () => held?.onOpen ?? ((id: RecordId | null) => setOwnId(id === null ? null : String(id))),
    [held?.onOpen],
  );

  const handlers = useMemo<TicketHandlers>(
    () => ({
      hrefOf: held?.hrefOf,
      onOpen(id) {
        open(id);
        events.emit(ticketSelected, { id });
      },
      onAct(ticket, action) {
        const act = () => void tickets.handle(ticket.id, action);
        if (action === 'next' && ticket.id === tickets.nextId.peek())
          return tickets.isOutdated.peek() || mayBeOutdated(store) ? void checkAndServe(store, ticket) : act();
        // No confirmation: the toast offers Undo.
        if (action === 'no-show') return act();
        const { title, description } = waitingRoomTexts.actions[action].question;
        popups.confirm({
          title,
          description: description(
            ticketName(ticket),
            ticket.ticket_title,
            ticket.scheduled_formated,
            isOffered(store.appData, 'ticket-history'),
          ),
          isSensitive: true,
          isDangerous: action === 'reject',
          onConfirm: act,
        });
      },
      onRetry: (id, action) => void tickets.handle(id, action),
      nextRef,
    }),
    [store, tickets, popups, events, open, held?.hrefOf, nextRef],
  );

  // Closes a ticket that was handled here; a ticket that was handled elsewhere stays open with a message.
  const onHandled = useEffectEvent((id: RecordId) => {
    if (String(id) === openId) open(null);
  });
  useEffect(() => events.on(ticketHandled, ({ id }) => onHandled(id)), [events]);

  return {
    openId,
    handlers,
    close: useCallback(() => {
      open(null);
      focusRow(area.current, openId);
    }, [area, open, openId]),
  };
}

/** Whether the list may be outdated: without a live connection, another panel may have served the first patient unnoticed. */
function mayBeOutdated({ connectionStatus, part }: Store): boolean {
  const loadedAt = part(ticketsPart).loadedAt.peek()?.getTime() ?? 0;
  return connectionStatus.peek() !== 'connected' && Date.now() - loadedAt > STALE_AFTER_MS;
}

/** Serves the first patient of an outdated list: reloads it first, and opens a confirmation unless the patient is still first. */
async function checkAndServe({ part, popups, toasts, clock }: Store, ticket: Ticket): Promise<void> {
  const tickets = part(ticketsPart);
  const found = await tickets.checkFirst(ticket.id);
  // The session has ended meanwhile.
  if (!tickets.data.peek()) return;
  const first = found === 'changed' ? tickets.todays.peek()[0] : ticket;
  if (!first) return toasts.success(storeTexts.tickets.gone);
  const serve = () => void tickets.handle(first.id, 'next');
  if (found === 'first') return serve();
  const name = ticketName(first);
  const loadedAt = tickets.loadedAt.peek();
  const question =
    found === 'changed'
      ? waitingRoomTexts.oldFirst.changed(name)
      : waitingRoomTexts.oldFirst.unknown(
          name,
          loadedAt ? clockTime(loadedAt.getTime() + clock.aheadMs.peek(), clock.zone.peek()) : '',
        );
  // Something else has been opened meanwhile, which the question must not replace.
  if (popups.open.peek()) return;
  popups.confirm({ ...question, isSensitive: true, onConfirm: serve });
}

/** Focuses the row of the closed preview, once the list is visible again. */
function focusRow(area: HTMLElement | null, id: string | null): void {
  requestAnimationFrame(() => {
    area?.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(id ?? '')}"] [data-open]`)?.focus();
  });
}

/**
 * The ticket in the preview, and the search in the list, which depend on each other. Without a chosen ticket, the first one opens by
 * itself if there is room beside the list.
 */
export function useShownTicket(
  groups: readonly TicketGroup[] | null,
  openId: string | null,
  nextId: RecordId | null,
  isOpenBeside: boolean,
) {
  const found = useMemo(() => findTicket(groups, openId), [groups, openId]);
  const first = isOpenBeside && openId === null && nextId !== null ? groups?.[0]?.tickets[0] : undefined;
  const [search, setSearch] = useState<TicketSearch | null>(null);
  const [lastId, setLastId] = useState(openId);
  if (lastId !== openId) {
    setLastId(openId);
    // A search must not hide a ticket that was opened from elsewhere.
    if (found && search?.matches(found) === false) setSearch(null);
  }
  // During a search, the detail shows only a match, because it can call the patient, too.
  const isHidden = search !== null && !(found && search.matches(found));
  return {
    search,
    setSearch,
    chosenId: isHidden ? null : (found?.id ?? null),
    shown: isHidden ? undefined : (found ?? first),
    /** Whether the ticket is shown although it was not chosen. */
    isOpenByItself: first !== undefined,
    /** Whether the chosen ticket is not in the waiting room any more. */
    isGone: openId !== null && !found,
  };
}

const findTicket = (groups: readonly TicketGroup[] | null, id: string | null): Ticket | undefined =>
  id === null ? undefined : groups?.flatMap(({ tickets }) => tickets).find((one) => String(one.id) === id);
