import { useEffect, useRef, type ReactNode } from 'react';
import { ClockNotice } from './clock-notice';
import { containerOf, mendDom } from './mend-dom';
import { Shortcuts, type ShortcutsMode } from './shortcuts';

export interface LatePartsProps {
  shortcuts: ShortcutsMode;
  /** Only one element on a page announces events. */
  isActive: boolean;
  /** Called after nodes that another script had moved were put back. */
  onNodesMoved?: (() => void) | undefined;
}

/** Parts that every element needs only after its first paint: keyboard shortcuts, announcements, and the repair of the DOM. */
export function LateParts({ shortcuts, isActive, onNodesMoved, children }: LatePartsProps & { children: ReactNode }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const container = marker.current && containerOf(marker.current);
    return container ? mendDom(container, onNodesMoved) : undefined;
  }, [onNodesMoved]);
  return (
    <>
      <span ref={marker} hidden />
      <Shortcuts mode={shortcuts} />
      {children}
      {isActive && <ClockNotice />}
    </>
  );
}
