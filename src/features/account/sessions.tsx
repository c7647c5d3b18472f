import { useRef } from 'react';
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
import { SessionRow } from './session-row';
import { accountPart } from './part';

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
  const { isSending, failure, send } = useSend();
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
          <Button isBusy={isSending} aria-haspopup="dialog" onClick={confirmEnd}>
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
