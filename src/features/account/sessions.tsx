import { useRef } from 'react';
import { Check } from 'lucide-react';
import type { AccountSession } from './contract';
import { useNow } from '../../state/react/use-now';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { useSend } from '../../state/react/use-send';
import { useStore, usePart } from '../../state/react/use-store';
import { accountTexts } from '../../texts/account';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import { css } from '../../ui/style/style';
import { AccountSection } from './section';
import { accountPart } from './part';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { useZone } from '../../ui/content/practice-time';
import { Badge } from '../../ui/feedback/badge';

const texts = accountTexts.sessions;

/** „Prihlásené zariadenia“. */
export function Sessions() {
  const { sessions } = usePart(accountPart);
  useReloadWhenStale(sessions);
  const resource = useResource(sessions);
  const area = useRef<HTMLDivElement>(null);
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area));
  return (
    <AccountSection title={texts.title} hint={texts.hint}>
      <div ref={area} className={areaClass} role="group" aria-label={texts.title} tabIndex={-1} {...focusRestore}>
        <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={1} />}>
          {(list) => <SessionList list={list} />}
        </ResourceView>
      </div>
    </AccountSection>
  );
}

function SessionList({ list }: { list: readonly AccountSession[] }) {
  const { popups } = useStore();
  const account = usePart(accountPart);
  const { isSending, isWaiting, failure, send } = useSend();
  const now = useNow();
  const hasOthers = list.some(({ is_current }) => !is_current);

  const confirmEnd = () =>
    popups.confirm({
      title: texts.endOthersTitle,
      description: texts.endOthersDescription,
      onConfirm: () => void send(account.endOtherSessions),
    });
  return (
    <>
      <ul className={listClass}>
        {list.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </ul>
      {!hasOthers && <p className={onlyThis}>{texts.onlyThis}</p>}
      {failure && <ActionFailure>{texts.endOthersFailed}</ActionFailure>}
      {hasOthers && (
        <div>
          <Button isBusy={isSending} isDisabled={isWaiting} aria-haspopup="dialog" onClick={confirmEnd}>
            {texts.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}

const areaClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  &:focus-visible {
    outline: none;
  }
`;

const listClass = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const onlyThis = css`
  color: var(--muted);
`;

/** A session: a device on which the doctor is logged in. */
function SessionRow({ session, now }: { session: AccountSession; now: number }) {
  const { popups } = useStore();
  const account = usePart(accountPart);
  const zone = useZone();
  const { isSending, isWaiting, failure, send } = useSend();
  const device = session.device ?? texts.unknownDevice;

  const confirmEnd = () =>
    popups.confirm({
      title: texts.endTitle,
      description: texts.endDescription(device),
      onConfirm: () => void send(() => account.endSession(session.id)),
    });
  return (
    <li className={row}>
      <div className={text}>
        <div className={head}>
          <bdi className={name}>{device}</bdi>
          {session.is_current && (
            <Badge variant="good" Icon={Check}>
              {texts.current}
            </Badge>
          )}
        </div>
        <span className={when}>
          {texts.since(formatRelativeTime(session.created_at, now, zone))}
          {!session.is_current && <> · {texts.used(formatRelativeTime(session.used_at, now, zone))}</>}
        </span>
      </div>
      {!session.is_current && (
        <Button
          isBusy={isSending}
          isDisabled={isWaiting}
          data-open
          aria-haspopup="dialog"
          aria-label={texts.endOf(device)}
          onClick={confirmEnd}
        >
          {texts.end}
        </Button>
      )}
      {failure && (
        <div className={whole}>
          <ActionFailure>{texts.endFailed}</ActionFailure>
        </div>
      )}
    </li>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 10px 0;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const text = css`
  display: grid;
  flex: 1 1 200px;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

const name = css`
  font-weight: 600;
`;

const when = css`
  color: var(--muted);
  font-size: 14px;
`;

const whole = css`
  flex: 1 0 100%;
`;
