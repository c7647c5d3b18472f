import { useRef } from 'react';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { commonTexts } from '../../texts/common';
import { failureText } from '../../texts/failures';
import { waitingRoomTexts as texts } from '../../texts/waiting-room';
import { Failed } from '../../ui/feedback/failed';
import { Gone } from '../../ui/lists/gone';
import { ListWithPreview } from '../../ui/lists/list-with-preview';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { css } from '../../ui/style/style';
import { useKeptFocus, useRowIndexes } from '../../ui/lists/use-kept-focus';
import { LiveBadge } from './live-badge';
import { TicketDetail } from './ticket-detail';
import { TicketList } from './ticket-list';
import { TodayCounter } from './today-counter';
import { useTicketHandlers } from './use-ticket-handlers';

/** The waiting room, whole: counter, list by days, detail. Used by the panel's route and by the lone element. */
export function WaitingRoom() {
  const { tickets } = useStore();
  const groups = useValue(tickets.data);
  const failure = useValue(tickets.failure);
  const isLoading = useValue(tickets.isLoading);
  const loadedAt = useValue(tickets.loadedAt);
  const work = useValue(tickets.pending);
  const area = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(area, useRowIndexes(area, '[data-ticket]'));
  const { chosenId, handlers, close, serve } = useTicketHandlers(area);

  const all = groups?.flatMap((group) => group.tickets) ?? [];
  const chosen = all.find(({ id }) => id === chosenId);
  return (
    <div ref={area} className={room} tabIndex={-1} {...keptFocus}>
      <div className={top}>
        <TodayCounter />
        <LiveBadge />
      </div>
      {!groups && !failure && <Loading hasLargeFirst />}
      {!groups && failure && (
        <Failed
          title={texts.loadFailed}
          hint={failureText(failure.kind, failure.retryAfterSeconds)}
          isRetrying={isLoading}
          onRetry={tickets.reload}
        />
      )}
      {groups && failure && <StaleNotice loadedAt={loadedAt} isRetrying={isLoading} onRetry={tickets.reload} />}
      {groups && (
        <ListWithPreview
          previewTitle={texts.detail.title}
          hint={texts.choose}
          chosen={chosenId}
          onClosePreview={close}
          preview={
            chosenId === null ? null : chosen ? (
              <TicketDetail
                ticket={chosen}
                work={work.get(chosen.id) ?? null}
                onServe={serve}
                onRemove={handlers.onRemove}
              />
            ) : (
              <Gone title={texts.detail.gone} onClose={close} />
            )
          }
        >
          {all.length > 0 ? (
            <TicketList groups={groups} chosenId={chosenId} handlers={handlers} />
          ) : (
            <Message emoji={emoji.smiling} title={commonTexts.nothingToShow}>
              <p>{texts.empty}</p>
            </Message>
          )}
        </ListWithPreview>
      )}
    </div>
  );
}

const room = css`
  display: grid;
  gap: 16px;
  &:focus-visible {
    outline: none;
  }
`;

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;
