import { useMemo, useRef, useState } from 'react';
import type { Ticket, TicketGroup } from '../../api/contract';
import { FULL_LIST_PX, OPEN_BESIDE_WINDOW_PX } from '../../constants';
import { useResource } from '../../state/react/use-resource';
import { useOffers } from '../../state/react/use-offers';
import { useValue } from '../../state/react/use-value';
import { commonTexts } from '../../texts/common';
import { waitingRoomTexts as texts } from '../../texts/waiting-room';
import { MissingRecord } from '../../ui/lists/missing-record';
import { ListWithPreview } from '../../ui/lists/list-with-preview';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { ResourceView } from '../../ui/feedback/resource-view';
import { Notice } from '../../ui/feedback/notice';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { belowClass } from '../../ui/feedback/below';
import { useFits } from '../../ui/lists/use-fits';
import { classes, css } from '../../ui/style/style';
import { useRowFocusRestore, type RowIndexes } from '../../ui/lists/use-row-focus-restore';
import { DelayBar } from './delay-bar';
import { LiveBadge } from './live-badge';
import { TicketDetail } from './ticket-detail';
import { TicketList } from './ticket-list';
import { heights, tallFirst } from './ticket-row.style';
import type { TicketSearch } from './ticket-search';
import { TodayCounter } from './today-counter';
import { useNextCooldown } from './use-next-cooldown';
import { useNextFocus } from './use-next-focus';
import { useTicketHandlers, type OpenTicket } from './use-ticket-handlers';
import { usePart } from '../../state/react/use-part';
import { ticketsPart } from '../tickets';
import { roomPlacesPart } from '../tickets/room-places';

/**
 * The waiting room: counter, list by days, detail. Used by the route, which has the open ticket in its address, the hot panel and the
 * element of its own.
 */
export function WaitingRoom({ held = null }: { held?: OpenTicket | null }) {
  const tickets = usePart(ticketsPart);
  const roomPlaces = usePart(roomPlacesPart);
  const loaded = useResource(tickets);
  // Rows that are drawn do not move: they wait for what decides where they stand.
  const isSettled = useValue(roomPlaces.state) !== 'unknown';
  const resource = isSettled ? loaded : { ...loaded, data: null };
  const pending = useValue(tickets.pending);
  const departures = useValue(tickets.departures);
  const isOutdated = useValue(tickets.isOutdated);
  const nextId = useValue(tickets.nextId);
  const isNextReady = useNextCooldown(nextId);
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<RowIndexes>(null);
  const rows = useMemo<RowIndexes>(
    () => ({
      indexOf: (element) => list.current?.indexOf(element) ?? null,
      focusIndex: (index) => list.current?.focusIndex(index) === true || focusPreview(area.current),
    }),
    [],
  );
  const focusRestore = useRowFocusRestore(area, useNextFocus(area, rows));
  const { openId, handlers, close } = useTicketHandlers(area, held);
  const head = useRef<HTMLDivElement>(null);
  const isOpenBeside = useFits(head, FULL_LIST_PX + 1, OPEN_BESIDE_WINDOW_PX);

  const { data } = resource;
  const chosen = useMemo(() => findTicket(data, openId), [data, openId]);
  // The first ticket, whichever it is, is open if none is chosen and there is room.
  const first = isOpenBeside && openId === null && nextId !== null ? data?.[0]?.tickets[0] : undefined;
  const [search, setSearch] = useState<TicketSearch | null>(null);
  const [lastId, setLastId] = useState(openId);
  if (lastId !== openId) {
    setLastId(openId);
    // A search must not hide a ticket that was opened from elsewhere.
    if (chosen && search?.matches(chosen) === false) setSearch(null);
  }
  // While one is searched for, the detail is of nobody else: it can call, too.
  const isHidden = search !== null && !(chosen && search.matches(chosen));
  const shown = isHidden ? undefined : (chosen ?? first);
  const action = shown ? (pending.get(shown.id) ?? null) : null;
  return (
    <div ref={area} className={classes(room, !isSettled && !loaded.failure && unseen)} tabIndex={-1} {...focusRestore}>
      <div ref={head} className={top}>
        <div className={half}>
          <TodayCounter />
          <span className={printPlace}>
            <PrintDay />
          </span>
          <LiveBadge />
        </div>
        <div className={classes(half, actions)}>
          <DelayBar />
        </div>
      </div>
      <ResourceView
        resource={resource}
        failedTitle={texts.loadFailed}
        skeleton={<RoomSkeleton isSettled={isSettled} />}
        stale={null}
      >
        {(groups) => (
          <ListWithPreview
            previewTitle={texts.detail.title}
            hint={texts.choose}
            chosen={openId}
            onClosePreview={close}
            preview={
              shown ? (
                <TicketDetail
                  key={shown.id}
                  ticket={shown}
                  // A failure of the first row is shown there, where it was pressed.
                  pending={shown === first && action?.state !== 'pending' ? null : action}
                  isReady={shown.id !== nextId || isNextReady}
                  onAct={handlers.onAct}
                  onRetry={handlers.onRetry}
                />
              ) : openId === null || chosen ? null : (
                <MissingRecord title={texts.detail.gone} hint={departures.get(openId)} onClose={close} />
              )
            }
          >
            {groups.some(({ tickets: { length } }) => length > 0) ? (
              <TicketList
                ref={list}
                groups={groups}
                chosenId={isHidden ? null : (chosen?.id ?? null)}
                search={search}
                onSearch={setSearch}
                isNextReady={isNextReady}
                handlers={handlers}
              />
            ) : (
              <Message emoji={emoji.smiling} title={commonTexts.nothingToShow}>
                <p>{texts.empty}</p>
              </Message>
            )}
          </ListWithPreview>
        )}
      </ResourceView>
      {isOutdated && !resource.failure && (
        <div className={belowClass} data-below="">
          <Notice variant="warning" role="status">
            {texts.newDay}
          </Notice>
        </div>
      )}
      {resource.data && resource.failure && (
        <div className={belowClass} data-below="">
          <StaleNotice
            loadedAt={resource.loadedAt}
            failure={resource.failure}
            isRetrying={resource.isLoading}
            onRetry={resource.reload}
          />
        </div>
      )}
    </div>
  );
}

function findTicket(groups: readonly TicketGroup[] | null, id: string | null): Ticket | undefined {
  if (id === null) return undefined;
  for (const { tickets } of groups ?? []) {
    const found = tickets.find((one) => String(one.id) === id);
    if (found) return found;
  }
  return undefined;
}

/** Focuses the back button of a detail that covers the list. */
function focusPreview(area: HTMLElement | null): boolean {
  const button = area?.querySelector<HTMLElement>('[part="detail"] button');
  button?.focus();
  return button?.matches(':focus') === true;
}

/** As wide and as high as the list that follows, and where it will stand: nothing is drawn before that is known. */
function RoomSkeleton({ isSettled }: { isSettled: boolean }) {
  const hasNoShow = useOffers('ticket-no-show');
  return (
    <ListWithPreview previewTitle={texts.detail.title} hint={texts.choose} chosen={null} preview={null}>
      <div className={classes(heights, hasNoShow && tallFirst)}>
        <Loading hasLargeFirst rows={isSettled ? 4 : 0} />
      </div>
    </ListWithPreview>
  );
}

/** Seldom needed: it comes later, into a place of its own. */
const PrintDay = lazyPart(
  'print-day',
  async () => (await import('./print-day')).PrintDay,
  () => null,
);

const room = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  &:focus-visible {
    outline: none;
  }
`;

/** Until it is known where it stands: what is not seen does not move. */
const unseen = css`
  visibility: hidden;
  & [role='status'] {
    visibility: visible;
  }
`;

const top = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
`;

/** Half a line, or a whole one where that is too narrow. What comes later makes it no higher. */
const half = css`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 50px;
  line-height: 1.2;
`;

const actions = css`
  flex: 2 1 340px;
  justify-content: flex-end;
  & > button {
    flex: none;
  }
  @media (max-width: 359.98px) {
    & > button > svg {
      display: none;
    }
  }
`;

const printPlace = css`
  flex: none;
  width: 40px;
`;
