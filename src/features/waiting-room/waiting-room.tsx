import { useRef } from 'react';
import { useStore } from '../../state/react/store-context';
import { useResource } from '../../state/react/use-resource';
import { useValue } from '../../state/react/use-value';
import { commonTexts } from '../../texts/common';
import { waitingRoomTexts as texts } from '../../texts/waiting-room';
import { MissingRecord } from '../../ui/lists/missing-record';
import { ListWithPreview } from '../../ui/lists/list-with-preview';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { useRowFocusRestore, useRowIndexes } from '../../ui/lists/use-row-focus-restore';
import { LiveBadge } from './live-badge';
import { TicketDetail } from './ticket-detail';
import { TicketList } from './ticket-list';
import { TodayCounter } from './today-counter';
import { useTicketHandlers } from './use-ticket-handlers';

/** The waiting room: counter, list by days, detail. Used by the route, the hot panel and the element of its own. */
export function WaitingRoom() {
  const { tickets } = useStore();
  const resource = useResource(tickets);
  const pending = useValue(tickets.pending);
  const area = useRef<HTMLDivElement>(null);
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area, '[data-ticket]'));
  const { chosenId, handlers, close } = useTicketHandlers(area);

  const all = resource.data?.flatMap((group) => group.tickets) ?? [];
  const chosen = all.find(({ id }) => id === chosenId);
  return (
    <div ref={area} className={room} tabIndex={-1} {...focusRestore}>
      <div className={top}>
        <TodayCounter />
        <LiveBadge />
      </div>
      <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading hasLargeFirst />}>
        {(groups) => (
          <ListWithPreview
            previewTitle={texts.detail.title}
            hint={texts.choose}
            chosen={chosenId}
            onClosePreview={close}
            preview={
              chosenId === null ? null : chosen ? (
                <TicketDetail
                  key={chosen.id}
                  ticket={chosen}
                  pending={pending.get(chosen.id) ?? null}
                  onAct={handlers.onAct}
                  onRetry={handlers.onRetry}
                />
              ) : (
                <MissingRecord title={texts.detail.gone} onClose={close} />
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
      </ResourceView>
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
