import {
  Fragment,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  createElement,
  type ComponentType,
  type ReactNode,
  type Attributes,
} from 'react';
import { errorReported } from '../state/events';
import type { Store } from '../state/store';
import { isConnectionLost } from '../state/live/lazy-connection';
import { StoreContext, useStore, useValue } from '../state/react/use-store';
import { ShortcutsContext } from '../state/react/use-shortcut';
import { LANGUAGE } from '../texts/language/language';
import { PictureAddressContext } from '../ui/content/personal';
import { PracticeTimeContext } from '../ui/content/practice-time';
import { Announcer } from '../ui/feedback/announcer';
import { ReportErrorContext } from '../ui/feedback/lazy-part';
import { rootClass, hiddenClass, type Theme } from '../ui/style/theme';
import type { PopupTable, Closable, PopupOf, PopupProps } from '../state/ui/popups';
import { CONNECTION_ANNOUNCE_MS } from '../constants';
import { commonTexts } from '../texts/common';
import { isRendered } from '../lib/is-rendered';
import type { LatePartsProps } from './late-parts';
import { Region } from './boundary';
import { Toasts } from './toasts';

interface FrameProps {
  store: Store;
  theme: Theme;
  popups: PopupTable;
  /** Parts that the first paint does not need. */
  LateParts: ComponentType<LatePartsProps>;
  /** Whether this element may make a sound. */
  hasSound: boolean;
  /** When the element's shortcuts work. */
  shortcuts?: LatePartsProps['shortcuts'];
  onNodesMoved?: LatePartsProps['onNodesMoved'];
  /** Called after the first render. */
  onReady(): void;
  children: ReactNode;
}

/** The root of every element: contexts, theme, error boundary, and in the active element popups and toasts. */
export function Frame(props: FrameProps) {
  const { store, theme, popups, LateParts, hasSound, shortcuts = 'on', onNodesMoved, onReady, children } = props;
  const { frames, sound, display, events, session, clock } = store;
  const ownTheme = useValue(display.theme);
  const density = useValue(display.density);
  const isPrivate = useValue(display.isPrivate);
  const pictureAddress = useValue(store.pictureAddress);
  const zone = useValue(clock.zone);
  const aheadMs = useValue(clock.aheadMs);
  const time = useMemo(() => ({ zone, aheadMs }), [zone, aheadMs]);
  const [id] = useState(() => Symbol('frame'));
  const report = useCallback((code: 'chunk') => events.emit(errorReported, { code }), [events]);
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(
    () => (marker.current ? whileRendered(marker.current, () => frames.register(id)) : undefined),
    [frames, id],
  );
  useEffect(onReady, [onReady]);
  useEffect(() => (hasSound ? sound.allow() : undefined), [sound, hasSound]);
  const isActive = useValue(frames.active) === id;
  const isLoggedIn = useValue(session.isLoggedIn);
  return (
    <StoreContext value={store}>
      <PracticeTimeContext value={time}>
        <PictureAddressContext value={pictureAddress}>
          <ReportErrorContext value={report}>
            {/* These listeners only track which element was used last. */}
            <div
              className={rootClass}
              lang={LANGUAGE}
              // The element's attribute overrides the doctor's setting.
              data-theme={theme === 'auto' ? ownTheme : theme}
              data-density={density}
              data-privacy={isPrivate ? 'on' : undefined}
              onPointerDownCapture={() => frames.activate(id)}
              onFocusCapture={() => frames.activate(id)}
            >
              <span ref={marker} className={hiddenClass} />
              <ShortcutsContext value={shortcuts !== 'off'}>
                <Announcer>
                  <Region>{children}</Region>
                </Announcer>
              </ShortcutsContext>
              {isActive && (
                // React keeps the last rendered tree in memory: the key drops the names of the previous session.
                <Fragment key={String(isLoggedIn)}>
                  <PopupHost popups={popups} />
                  <Toasts />
                </Fragment>
              )}
              {isActive && <ConnectionAnnouncer />}
              <LateParts
                key={`late ${isLoggedIn}`}
                shortcuts={shortcuts}
                isActive={isActive}
                onNodesMoved={onNodesMoved}
              />
            </div>
          </ReportErrorContext>
        </PictureAddressContext>
      </PracticeTimeContext>
    </StoreContext>
  );
}

/**
 * Starts something whenever an element becomes rendered, and stops it when the page hides the element: there a modal dialog would be
 * invisible, but make the rest of the page inert.
 */
function whileRendered(element: Element, start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const update = () => {
    if (isRendered(element)) stop ??= start();
    else end();
  };
  const end = () => {
    stop?.();
    stop = null;
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  return () => {
    observer.disconnect();
    end();
  };
}

/** Renders the open popup from its data. */
function PopupHost({ popups }: { popups: PopupTable }) {
  const { popups: state } = useStore();
  const open = useValue(state.open);
  return open && renderPopup(popups, open, { key: open.name, onClose: state.close });
}

/** Pairs a popup's component with its props by name. JSX cannot type a component looked up by name. */
function renderPopup<Name extends keyof PopupProps>(
  table: PopupTable,
  { name, props }: PopupOf<Name>,
  closable: Closable & Attributes,
) {
  return createElement(table[name], { ...props, ...closable });
}

/** Announces to screen readers, once each, that the connection is lost and that it is back; short gaps are not announced. */
function ConnectionAnnouncer() {
  const isLost = isConnectionLost(useValue(useStore().connectionStatus));
  const [announced, setAnnounced] = useState<'lost' | 'back' | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => (isLost ? 'lost' : before && 'back')),
      isLost ? CONNECTION_ANNOUNCE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <span role="status" className={hiddenClass}>
      {announced && commonTexts.connection[announced]}
    </span>
  );
}
