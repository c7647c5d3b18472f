import { useRef, useMemo, type RefObject } from 'react';
import { FULL_LIST_PX, OPEN_BESIDE_WINDOW_PX } from '../../../constants';
import { useResource } from '../../../state/react/use-resource';
import { useValue, usePart, useOffers } from '../../../state/react/use-store';
import { commonTexts } from '../../../texts/common';
import { waitingRoomTexts as texts, waitingRoomTexts } from '../../../texts/waiting-room';
import { MissingRecord } from '../../../ui/lists/detail';
import { ListWithPreview } from '../../../ui/lists/list-with-preview';
import { emoji, Message } from '../../../ui/feedback/message';
import { ResourceView } from '../../../ui/feedback/resource-view';
import { useFits } from '../../../ui/lists/use-fits';
import { classes, css } from '../../../ui/style/style';
import { useSettled } from '../../../state/react/use-settled';
import { ticketsPart } from '..';
import { roomLayoutPart } from '../room-layout';
import { Loading } from '../../../ui/feedback/loading';
import { RoomHead } from './room-head';
import { TicketDetail } from './ticket-detail';
import { TicketList } from './ticket-list';
import { useShownTicket, useTicketHandlers, type OpenTicket } from './use-open-ticket';
import { heights, tallFirst } from './ticket-row.style';
import { belowClass, Notice } from '../../../ui/feedback/notice';
import { StaleNotice } from '../../../ui/feedback/failure-notices';
import { useRowFocusRestore, type RowIndexes } from '../../../ui/lists/use-row-focus-restore';

/**
 * The waiting room: counter, list by days, detail. Used by the route, which has the open ticket in its address, by the hot panel, and by
 * an element of its own.
 */
export function WaitingRoom({ held = null }: { held?: OpenTicket | null }) {
  const tickets = usePart(ticketsPart);
  const roomLayout = usePart(roomLayoutPart);
  const loaded = useResource(tickets);
  // Rendered rows must not shift: they wait until the layout is settled.
  const isSettled = useValue(roomLayout.state) !== 'unknown';
  const resource = isSettled ? loaded : { ...loaded, data: null };
  const pending = useValue(tickets.pending);
  const departures = useValue(tickets.departures);
  const nextId = useValue(tickets.nextId);
  // „Ďalší pacient“ must not call the wrong one.
  const isNextReady = useSettled(nextId, null);
  const area = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { list, focusRestore } = useRoomFocus(area, nextButton);
  const { openId, handlers, close } = useTicketHandlers(area, held, nextButton);
  // Nor may a second press hit the first ticket, which opens by itself when another one has been handled.
  const isOpenReady = useSettled(openId, null);
  const head = useRef<HTMLDivElement>(null);
  const isOpenBeside = useFits(head, FULL_LIST_PX + 1, OPEN_BESIDE_WINDOW_PX);
  const view = useShownTicket(resource.data, openId, nextId, isOpenBeside);
  const { shown } = view;
  const action = shown ? (pending.get(shown.id) ?? null) : null;
  const preview = shown ? (
    <TicketDetail
      key={shown.id}
      ticket={shown}
      // The first row, where the action was started, shows its failure itself.
      pending={view.isOpenByItself && action?.state !== 'pending' ? null : action}
      isReady={shown.id !== nextId || (isOpenReady && isNextReady)}
      onAct={handlers.onAct}
      onRetry={handlers.onRetry}
    />
  ) : view.isGone ? (
    <MissingRecord title={texts.detail.gone} hint={departures.get(openId ?? '')} onClose={close} />
  ) : null;
  return (
    <div
      ref={area}
      className={classes(room, !isSettled && !loaded.failure && invisible)}
      tabIndex={-1}
      {...focusRestore}
    >
      <RoomHead ref={head} />
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
            preview={preview}
          >
            {groups.some(({ tickets: { length } }) => length > 0) ? (
              <TicketList
                ref={list}
                groups={groups}
                chosenId={view.chosenId}
                search={view.search}
                onSearch={view.setSearch}
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
      <RoomNotices resource={resource} />
    </div>
  );
}

const room = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  &:focus-visible {
    outline: none;
  }
`;

/** Until the layout is settled, so that nothing shifts visibly. */
const invisible = css`
  visibility: hidden;
  & [role='status'] {
    visibility: visible;
  }
`;

/** Has the size and position of the list that replaces it; without rows until the layout is settled. */
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

/** Notices at the bottom of the screen, where they shift no row: a new day has begun, or the tickets could not be reloaded. */
function RoomNotices({ resource }: { resource: ReturnType<typeof useResource> }) {
  const tickets = usePart(ticketsPart);
  const isOutdated = useValue(tickets.isOutdated);
  const { data, failure, loadedAt, isLoading, reload } = resource;
  if (failure ? data === null : !isOutdated) return null;
  return (
    <div className={belowClass} data-below="">
      {failure ? (
        <StaleNotice loadedAt={loadedAt} failure={failure} isBusy={isLoading} onClick={reload} />
      ) : (
        <Notice variant="warning" role="status">
          {waitingRoomTexts.newDay}
        </Notice>
      )}
    </div>
  );
}

/**
 * Restores the focus when the focused row leaves: to the row now at its index, or to a detail that covers the list. When the row of a
 * focused „Ďalší pacient“ leaves, the next „Ďalší pacient“ gets the focus.
 */
function useRoomFocus(area: RefObject<HTMLElement | null>, nextButton: RefObject<HTMLElement | null>) {
  const list = useRef<RowIndexes>(null);
  const hadNext = useRef(false);
  const rows = useMemo<RowIndexes>(
    () => ({
      indexOf(element) {
        hadNext.current = element === nextButton.current;
        return list.current?.indexOf(element) ?? null;
      },
      focusIndex(index) {
        const next = hadNext.current ? nextButton.current : null;
        next?.focus();
        return next !== null || list.current?.focusIndex(index) === true || focusPreview(area.current);
      },
    }),
    [area, nextButton],
  );
  return { list, focusRestore: useRowFocusRestore(area, rows) };
}

/** Focuses the back button of a detail that covers the list. */
function focusPreview(area: HTMLElement | null): boolean {
  const button = area?.querySelector<HTMLElement>('[part="detail"] button');
  button?.focus();
  return button?.matches(':focus') === true;
}
