import { Megaphone } from 'lucide-react';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { useStore, useValue } from '../../state/react/use-store';
import { announcementTexts as texts } from '../../texts/announcement';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { Card } from '../../ui/content/card';
import { css } from '../../ui/style/style';
import { AnnouncementRemoval, AnnouncementCard, useCurrentAnnouncement } from './announcement-card';

/** The current announcement, or a button to add one. */
export function AnnouncementSummary() {
  const { appData, popups, clock } = useStore();
  const zone = useZone();
  const announcement = useCurrentAnnouncement();
  const isKnown = useValue(appData.admin) !== null;
  if (!isKnown) return null;
  return (
    <Card title={texts.summary}>
      {announcement ? (
        <>
          <AnnouncementCard
            note={announcement.note}
            end={
              announcement.expired_at &&
              texts.untilRelative(formatRelativeTime(announcement.expired_at, clock.now(), zone))
            }
          />
          <AnnouncementRemoval announcement={announcement} />
        </>
      ) : (
        <>
          <p className={none}>{texts.none}</p>
          <div>
            <Button
              icon={<Megaphone size={18} strokeWidth={1.5} />}
              aria-haspopup="dialog"
              onClick={() => popups.show('announcement', {})}
            >
              {texts.title}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

const none = css`
  color: var(--muted);
`;
