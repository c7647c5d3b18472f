import type { Announcement } from './contract';
import { minuteOfIso } from '../../lib/zone-moments';
import { useStore } from '../../state/react/store-context';
import { formatMoment } from '../../texts/language/format-moment';
import { announcementTexts as texts } from '../../texts/announcement';
import { delayTexts } from '../../texts/delay';
import { shellTexts } from '../../texts/shell';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { CloseRow } from '../../ui/overlays/close-row';
import { Notice } from '../../ui/feedback/notice';
import { AnnouncementRemoval } from './announcement-removal';
import { AnnouncementCard } from './announcement-card';

interface OnlyOneAnnouncementProps {
  announcement: Announcement;
  isDelay: boolean;
  onClose(): void;
}

/** Shown instead of the form while there is an announcement. */
export function OnlyOneAnnouncement({ announcement, isDelay, onClose }: OnlyOneAnnouncementProps) {
  const { popups } = useStore();
  const zone = useZone();
  const { note, expired_at } = announcement;
  return (
    <>
      <Notice variant="warning" role="status">
        {texts.onlyOne}
      </Notice>
      <p>{texts.onlyOneHint}</p>
      <AnnouncementCard note={note} end={expired_at && texts.until(endOf(expired_at, zone))} />
      <AnnouncementRemoval announcement={announcement} onRemoving={() => popups.show('announcement', {})} />
      {isDelay && (
        <>
          <p>{delayTexts.otherwise}</p>
          <div>
            <Button aria-haspopup="dialog" onClick={() => popups.show('doctor-state', {})}>
              {shellTexts.state}
            </Button>
          </div>
        </>
      )}
      <CloseRow onClose={onClose} />
    </>
  );
}

/** Formats by the practice's clock; an invalid instant is shown unchanged. */
function endOf(expired_at: string, zone: string): string {
  const moment = minuteOfIso(zone, expired_at);
  return moment === null ? expired_at : formatMoment(moment);
}
