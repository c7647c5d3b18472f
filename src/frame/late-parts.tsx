import { ClockNotice } from './clock-notice';
import { QueueAnnouncer } from './queue-announcer';
import { Shortcuts, type ShortcutsMode } from './shortcuts';

export interface LatePartsProps {
  shortcuts: ShortcutsMode;
  /** Of the elements on a page one announces what happens. */
  isActive: boolean;
}

/** What every element has, and does not need for its first picture: the keys, and the announcements. */
export function LateParts({ shortcuts, isActive }: LatePartsProps) {
  return (
    <>
      <Shortcuts mode={shortcuts} />
      {isActive && <QueueAnnouncer />}
      {isActive && <ClockNotice />}
    </>
  );
}
