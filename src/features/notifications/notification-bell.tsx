import { Bell } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useValue, usePart } from '../../state/react/use-store';
import { notificationTexts as texts } from '../../texts/shell';
import { CountBadge } from '../../ui/feedback/count-badge';
import { IconButton } from '../../ui/controls/icon-button';
import { lazyPart, usePrefetch } from '../../ui/feedback/lazy-part';
import { Popover, PopoverPosition } from '../../ui/overlays/popover';
import { css } from '../../ui/style/style';
import { notificationsPart } from './part';

/**
 * The bell with the count of unseen notifications, and the popover. `shownAt` changes with each navigation, which closes the popover.
 */
export function NotificationBell({ shownAt }: { shownAt: string }) {
  const notifications = usePart(notificationsPart);
  const count = useValue(notifications.unseen).length;
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(shownAt);
  if (openedAt !== shownAt) {
    setOpenedAt(shownAt);
    setIsOpen(false);
  }
  usePrefetch(NotificationList);
  usePrefetch(PopoverPosition);
  return (
    <>
      <IconButton
        ref={setAnchor}
        label={texts.bell(count)}
        icon={<Bell size={20} strokeWidth={1.5} aria-hidden="true" />}
        badge={<CountBadge count={count} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Popover anchor={anchor} onClose={() => setIsOpen(false)} label={texts.title} className={popover}>
          <NotificationList />
        </Popover>
      )}
    </>
  );
}

const NotificationList = lazyPart(
  'notifications',
  async () => (await import('./notification-list')).NotificationList,
  ({ children }: { children: ReactNode }) => <div className={waiting}>{children}</div>,
);

const waiting = css`
  padding: 16px;
`;

/* The specification's width, or that of a narrower screen. */
const popover = css`
  width: 330px;
`;
