import { useEffect, useRef, useLayoutEffect, type ReactNode } from 'react';
import { useStore, usePart, useValue } from '../state/react/use-store';
import { clockNoticePart } from '../state/ui/clock-notice';
import { clockNoticeTexts as texts } from '../texts/late-parts';
import { formatMoment } from '../texts/language/format-moment';
import { Button } from '../ui/controls/button';
import { Notice, belowClass } from '../ui/feedback/notice';
import { classes, css } from '../ui/style/style';
import { containerOf, mendDom } from './mend-dom';
import { listenForKeys } from './keys/listen-for-keys';

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

/** `page`: also while nothing on the page has the focus. */
type ShortcutsMode = 'on' | 'page' | 'off';

/** Listens for the keys of the element in whose shadow root this is rendered. */
function Shortcuts({ mode }: { mode: ShortcutsMode }) {
  const { display, popups } = useStore();
  const marker = useRef<HTMLSpanElement>(null);
  // A layout effect: keys work as soon as the marker is in the page.
  useLayoutEffect(() => {
    const root = marker.current?.getRootNode();
    if (mode === 'off' || !(root instanceof ShadowRoot)) return undefined;
    return listenForKeys({
      root,
      hasShortcuts: () => display.hasShortcuts.peek(),
      isWholePage: () => mode === 'page',
      showSheet: () => popups.show('shortcuts', {}),
    });
  }, [mode, display, popups]);
  return <span ref={marker} hidden data-keys={mode} />;
}

/** Reports, once in a session, a clock or time zone that differs from the practice's. In the flow: covers no focused control. */
function ClockNotice() {
  const notice = usePart(clockNoticePart);
  const problem = useValue(notice.shown);
  useEffect(() => notice.watch(), [notice]);
  return (
    <div role="status" className={classes(belowClass, wrapper)} data-below={problem ? '' : undefined}>
      {problem && (
        <Notice variant="warning" action={<Button onClick={notice.close}>{texts.close}</Button>}>
          {texts[problem.kind](formatMoment(problem.here), formatMoment(problem.inPractice))}
        </Notice>
      )}
    </div>
  );
}

const wrapper = css`
  width: min(560px, calc(100% - 32px));
  margin: 0 auto;
  border-radius: var(--radius);
  box-shadow: var(--shadow);
  &:not(:empty) {
    margin-bottom: 16px;
  }
`;
