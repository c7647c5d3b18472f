import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { usePart } from '../../state/react/use-part';
import { useResource } from '../../state/react/use-resource';
import { useValue } from '../../state/react/use-value';
import { calendarFeedTexts as texts } from '../../texts/calendar-feed';
import { Card } from '../../ui/content/card';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/action-failure';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { css } from '../../ui/style/style';
import { FeedAddress } from './feed-address';
import { calendarFeedPart } from './feed-part';

/** The calendar feed: creates and revokes the address for calendar apps. */
export function CalendarFeedSection() {
  const feed = usePart(calendarFeedPart);
  const resource = useResource(feed);
  const running = useValue(feed.running);
  const failure = useValue(feed.actionFailure);
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
