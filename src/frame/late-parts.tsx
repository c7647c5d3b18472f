import { useEffect, useRef } from 'react';
import { ClockNotice } from './clock-notice';
import { containerOf, mendDom } from './mend-dom';
import { QueueAnnouncer } from './queue-announcer';
import { Shortcuts, type ShortcutsMode } from './shortcuts';

export interface LatePartsProps {
  shortcuts: ShortcutsMode;
  /** Only one element on a page announces events. */
  isActive: boolean;
  /** Called after nodes were put back that another script had moved. */
  onNodesMoved?: (() => void) | undefined;
}

/** Parts that every element has, and does not need for its first picture: the keys, the announcements, and a whole DOM. */
export function LateParts({ shortcuts, isActive, onNodesMoved }: LatePartsProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const container = marker.current && containerOf(marker.current);
    return container ? mendDom(container, onNodesMoved) : undefined;
  }, [onNodesMoved]);
  return (
    <>
      <span ref={marker} hidden />
      <Shortcuts mode={shortcuts} />
      {isActive && <QueueAnnouncer />}
      {isActive && <ClockNotice />}
    </>
  );
}
