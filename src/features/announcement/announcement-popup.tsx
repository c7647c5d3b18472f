import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { announcementTexts } from '../../texts/announcement';
import { AnnouncementForm } from './announcement-form';
import { OnlyOneAnnouncement } from './only-one-announcement';
import { useIsOver } from './use-is-over';

/** The form, or the current announcement: there may be only one (specification, section 4). */
export function AnnouncementPopup({ onClose }: { onClose(): void }) {
  const announcement = useValue(useStore().appData.admin)?.special_announcement ?? null;
  const isOver = useIsOver(announcement?.expired_at ?? null);
  if (!announcement || isOver) return <AnnouncementForm onClose={onClose} />;
  return <OnlyOneAnnouncement announcement={announcement} onClose={onClose} />;
}

export const announcementPopup = { title: announcementTexts.title, Content: AnnouncementPopup };
