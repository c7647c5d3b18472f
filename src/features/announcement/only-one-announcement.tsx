import type { Announcement } from '../../api/contract';
import { fromInstantIso } from '../../lib/local-time';
import { formatMoment } from '../../texts/language/format-moment';
import { announcementTexts as texts } from '../../texts/announcement';
import { CloseRow } from '../../ui/overlays/close-row';
import { Notice } from '../../ui/feedback/notice';
import { AnnouncementCard } from './announcement-card';

/** Shown instead of the form while there is an announcement. */
export function OnlyOneAnnouncement({ announcement, onClose }: { announcement: Announcement; onClose(): void }) {
  const { note, expired_at } = announcement;
  return (
    <>
      <Notice variant="warning" role="status">
        {texts.onlyOne}
      </Notice>
      <p>{texts.onlyOneHint}</p>
      <AnnouncementCard note={note} end={expired_at && texts.until(endOf(expired_at))} />
      <CloseRow onClose={onClose} />
    </>
  );
}

/** In local time; an invalid instant is shown unchanged. */
function endOf(expired_at: string): string {
  const local = fromInstantIso(expired_at);
  return local === null ? expired_at : formatMoment(local);
}
