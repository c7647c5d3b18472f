import { CalendarDays, RefreshCw, Unplug } from 'lucide-react';
import { useRef } from 'react';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { calendarFeedTexts as texts } from '../../texts/settings-sections';
import { Card } from '../../ui/content/card';
import { Button, buttonLinkClass } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { css } from '../../ui/style/style';
import { usePart, useValue, useStore } from '../../state/react/use-store';
import { CopyButton } from '../../ui/controls/copy-button';
import { TextField } from '../../ui/controls/text-field';
import { calendarFeedPart } from './feed-part';

const WEB_SCHEME = /^https?:(?=\/\/)/i;

/** The calendar feed: creates and revokes the address for calendar apps. */
export function CalendarFeedSection() {
  const feed = usePart(calendarFeedPart);
  const resource = useResource(feed);
  const running = useValue(feed.changes.running);
  const failure = useValue(feed.changes.failed);
  const area = useRef<HTMLDivElement>(null);
  // Creating and revoking the address remove the button that was pressed.
  const focusRestore = useRowFocusRestore(area, {
    indexOf: () => 0,
    focusIndex() {
      const control = area.current?.querySelector<HTMLElement>('input, button');
      control?.focus();
      return control !== null && control !== undefined;
    },
  });
  useReloadWhenStale(feed);
  return (
    <Card title={texts.title}>
      <div ref={area} tabIndex={-1} className={section} {...focusRestore}>
        <p className={hint}>{texts.hint}</p>
        <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={1} />}>
          {({ url }) => (
            <>
              {url === null ? (
                <div>
                  <Button
                    icon={<CalendarDays size={18} strokeWidth={1.5} aria-hidden="true" />}
                    isBusy={running !== null}
                    onClick={() => void feed.run('make')}
                  >
                    {texts.make}
                  </Button>
                </div>
              ) : (
                <FeedAddress feed={feed} url={url} />
              )}
              {failure && (
                <ActionFailure failure={failure}>
                  {texts[failure.isUnknown ? 'unknown' : 'failed'][failure.action]}
                </ActionFailure>
              )}
            </>
          )}
        </ResourceView>
      </div>
    </Card>
  );
}

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const hint = css`
  color: var(--muted);
`;

interface FeedAddressProps {
  feed: ReturnType<typeof calendarFeedPart>;
  url: string;
}

/** The address of the feed, with buttons that copy, open, renew and revoke it. */
function FeedAddress({ feed, url }: FeedAddressProps) {
  const { apiBase, popups } = useStore();
  const running = useValue(feed.changes.running);
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

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
