import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNow } from '../../state/react/use-now';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { useResource } from '../../state/react/use-resource';
import { withCode } from '../../texts/failures';
import { notificationTexts as texts } from '../../texts/shell';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { Notice } from '../../ui/feedback/notice';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { ownValue } from '../../lib/own-properties';
import { receptsPath } from '../prescriptions';
import { waitingRoomPath } from '../tickets';
import { NotificationItem } from './notification-item';
import { notificationsPart } from './part';

/** The content of the bell's popover, in each of its states. */
export function NotificationList() {
  const { appData } = useStore();
  const notifications = usePart(notificationsPart);
  const list = useValue(notifications.list);
  const clearing = useValue(notifications.clearing);
  const resource = useResource(appData);
  const now = useNow();
  const area = useRef<HTMLDivElement>(null);
  const unseen = useValue(notifications.unseen);
  // On close, not on open: notifications that arrive while the list is open are counted and announced.
  useEffect(() => () => notifications.markSeen(), [notifications]);
  const isEmpty = list.length === 0;
  useLayoutEffect(() => {
    // The clear button is removed with the list: keeps the focus in the popover.
    const root = area.current?.getRootNode();
    if (isEmpty && root instanceof ShadowRoot && !root.activeElement) area.current?.focus();
  }, [isEmpty]);
  return (
    <div ref={area} tabIndex={-1} className={whole}>
      <h2 className={heading}>{texts.title}</h2>
      <ResourceView
        resource={resource}
        failedTitle={texts.loadFailed}
        skeleton={
          <div className={padded}>
            <Loading rows={3} />
          </div>
        }
        failed={failed}
        stale={failed}
        isEmpty={() => isEmpty}
        empty={
          <Message emoji={emoji.partyPopper} title={texts.allRead}>
            <p>{texts.allReadHint}</p>
          </Message>
        }
      >
        {() => (
          <>
            {/* Focusable, so that it can be scrolled by keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className={scrolled} tabIndex={0} role="group" aria-label={texts.title}>
              <ul>
                {list.map((notification) => (
                  <NotificationItem
                    key={notification.id}
                    notification={notification}
                    path={ownValue(paths, notification.category ?? '')}
                    isNew={unseen.includes(notification)}
                    now={now}
                  />
                ))}
              </ul>
            </div>
            <div className={foot}>
              {clearing && clearing.state !== 'pending' && (
                <ActionFailure failure={clearing}>{texts.clearFailure[clearing.state]}</ActionFailure>
              )}
              <Button isBusy={clearing?.state === 'pending'} onClick={() => void notifications.clearAll()}>
                {texts.clear}
              </Button>
            </div>
          </>
        )}
      </ResourceView>
    </div>
  );
}

const failed = (retry: ReactNode, _: string, failure: { code?: string | null }) => (
  <div className={padded}>
    <Notice variant="danger" role="status" action={retry}>
      {withCode(texts.loadFailed, failure)}
    </Notice>
  </div>
);

const whole = css`
  &:focus-visible {
    outline: none;
  }
`;

const heading = css`
  padding: 14px 16px;
  border-bottom: 1px solid var(--line);
  font-size: 17px;
`;

const padded = css`
  padding: 16px;
`;

const scrolled = css`
  max-height: 400px;
  overflow: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const foot = css`
  display: grid;
  gap: 10px;
  padding: 12px 16px;
  border-top: 1px solid var(--line);
`;

/** The paths of the screens that notifications of a category concern. */
const paths = {
  queue: waitingRoomPath,
  schedule: waitingRoomPath,
  'schedule-premium': waitingRoomPath,
  recept: receptsPath,
};
