import { Check } from 'lucide-react';
import type { AccountSession } from './contract';
import { useSend } from '../../state/react/use-send';
import { useStore, usePart } from '../../state/react/use-store';
import { accountTexts } from '../../texts/account';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { Badge } from '../../ui/feedback/badge';
import { css } from '../../ui/style/style';
import { accountPart } from './part';

const texts = accountTexts.sessions;

/** A session: a device on which the doctor is logged in. */
export function SessionRow({ session, now }: { session: AccountSession; now: number }) {
  const { popups } = useStore();
  const account = usePart(accountPart);
  const zone = useZone();
  const { isSending, failure, send } = useSend();
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
