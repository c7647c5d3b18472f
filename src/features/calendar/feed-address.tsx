import { CalendarDays, RefreshCw, Unplug } from 'lucide-react';
import type { calendarFeedPart } from './feed-part';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { calendarFeedTexts as texts } from '../../texts/calendar-feed';
import { Button, buttonLinkClass } from '../../ui/controls/button';
import { CopyButton } from '../../ui/controls/copy-button';
import { TextField } from '../../ui/controls/text-field';
import { css } from '../../ui/style/style';

interface FeedAddressProps {
  feed: ReturnType<typeof calendarFeedPart>;
  url: string;
}

/** The address of the feed, with buttons that copy, open, renew and revoke it. */
export function FeedAddress({ feed, url }: FeedAddressProps) {
  const { apiBase, popups } = useStore();
  const running = useValue(feed.running);
  // A server may send an address relative to its own.
  const address = URL.canParse(url, `${apiBase}/`) ? new URL(url, `${apiBase}/`).href : url;
  const confirmAction = (action: 'renew' | 'revoke') =>
    popups.confirm({
      title: texts[`${action}Title`],
      description: texts[`${action}Description`],
      isDangerous: action === 'revoke',
      onConfirm: () => void feed.run(action),
    });
  const isIdle = running === null;
  return (
    <>
      <TextField
        name="calendar_feed"
        label={texts.address}
        info={texts.addressInfo}
        type="url"
        value={address}
        readOnly
        onChange={() => {}}
        onFocus={(event) => event.target.select()}
      />
      <div className={buttons}>
        <CopyButton text={address} label={texts.copy} isLabelled copied={texts.copied} failed={texts.copyFailed} />
        {WEB_SCHEME.test(address) && (
          <a className={buttonLinkClass} href={address.replace(WEB_SCHEME, 'webcal:')}>
            <CalendarDays size={18} strokeWidth={1.5} aria-hidden="true" />
            {texts.open}
          </a>
        )}
        <Button
          icon={<RefreshCw size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-haspopup="dialog"
          isBusy={running === 'renew'}
          isDisabled={!isIdle}
          onClick={() => confirmAction('renew')}
        >
          {texts.renew}
        </Button>
        <Button
          icon={<Unplug size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-haspopup="dialog"
          isBusy={running === 'revoke'}
          isDisabled={!isIdle}
          onClick={() => confirmAction('revoke')}
        >
          {texts.revoke}
        </Button>
      </div>
    </>
  );
}

const WEB_SCHEME = /^https?:(?=\/\/)/i;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
