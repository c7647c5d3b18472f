import { useRef } from 'react';
import { useStore } from '../../state/store-context';
import { useValue } from '../../state/use-value';
import { waitingRoomTexts as texts } from '../../texts/waiting-room';
import { Button } from '../../ui/button';
import { ListWithPreview } from '../../ui/list-with-preview';
import { emoji, Message } from '../../ui/message';
import { commonTexts } from '../../texts/common';
import { css } from '../../ui/style';
import { LiveBadge } from './live-badge';
import { StaleNotice } from './stale-notice';
import { TicketDetail } from './ticket-detail';
import { TicketList } from './ticket-list';
import { TodayCounter } from './today-counter';
import { useKeptFocus } from './use-kept-focus';
import { useTicketHandlers } from './use-ticket-handlers';
import { WaitingRoomFailed, WaitingRoomLoading } from './waiting-room-states';

/** The waiting room, whole: counter, list by days, detail. Used by the panel's route and by the lone element. */
export function WaitingRoom() {
  const { tickets } = useStore();
  const groups = useValue(tickets.groups);
  const failure = useValue(tickets.failure);
  const work = useValue(tickets.work);
  const area = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(area, groups);
  const { chosenId, handlers, close, serve } = useTicketHandlers(area);

  const all = groups?.flatMap((group) => group.tickets) ?? [];
  const chosen = all.find(({ id }) => id === chosenId);
  return (
    <div ref={area} className={room} tabIndex={-1} {...keptFocus}>
      <div className={top}>
        <TodayCounter />
        <LiveBadge />
      </div>
      {!groups && (failure ? <WaitingRoomFailed failure={failure} /> : <WaitingRoomLoading />)}
      {groups && failure && <StaleNotice />}
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
              <div className={gone}>
                <p>{texts.detail.gone}</p>
                <Button onClick={close}>{commonTexts.close}</Button>
              </div>
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

const gone = css`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 40px 20px;
  text-align: center;
`;
