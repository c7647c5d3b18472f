import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { announcementTexts } from '../../texts/announcement';
import { delayTexts } from '../../texts/delay';
import { AnnouncementForm } from './announcement-form';
import { OnlyOneAnnouncement } from './only-one-announcement';
import { useIsOver } from './use-is-over';

interface AnnouncementPopupProps {
  isDelay?: boolean;
  onClose(): void;
}

/** The form, or the current announcement: there may be only one (specification, section 4). */
export function AnnouncementPopup({ isDelay = false, onClose }: AnnouncementPopupProps) {
  const announcement = useValue(useStore().appData.admin)?.special_announcement ?? null;
  const isOver = useIsOver(announcement?.expired_at ?? null);
  if (!announcement || isOver) return <AnnouncementForm isDelay={isDelay} onClose={onClose} />;
  return <OnlyOneAnnouncement isDelay={isDelay} announcement={announcement} onClose={onClose} />;
}

export const announcementPopup = {
  title: ({ isDelay }: AnnouncementPopupProps) => (isDelay ? delayTexts.title : announcementTexts.title),
  Content: AnnouncementPopup,
};
