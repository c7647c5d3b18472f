import { useRef } from 'react';
import { FULL_LIST_PX, OPEN_BESIDE_WINDOW_PX } from '../../../constants';
import { useResource } from '../../../state/react/use-resource';
import { useValue, usePart, useOffers } from '../../../state/react/use-store';
import { commonTexts } from '../../../texts/common';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { MissingRecord } from '../../../ui/lists/missing-record';
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
import { RoomNotices } from './room-notices';
import { TicketDetail } from './ticket-detail';
import { TicketList } from './ticket-list';
import { useRoomFocus } from './use-room-focus';
import { useShownTicket } from './use-shown-ticket';
import { useTicketHandlers, type OpenTicket } from './use-ticket-handlers';
import { heights, tallFirst } from './ticket-row.style';

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
      isReady={shown.id !== nextId || isNextReady}
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
