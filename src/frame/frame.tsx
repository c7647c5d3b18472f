import { Fragment, useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { errorReported } from '../state/events';
import type { Store } from '../state/store';
import { StoreContext } from '../state/react/store-context';
import { ShortcutsContext } from '../state/react/use-shortcut';
import { useValue } from '../state/react/use-value';
import { LANGUAGE } from '../texts/language/language';
import { PictureAddressContext } from '../ui/content/avatar';
import { PracticeTimeContext } from '../ui/content/practice-time';
import { Announcer } from '../ui/feedback/announcer';
import { ReportErrorContext } from '../ui/feedback/lazy-part';
import { rootClass, type Theme } from '../ui/style/theme';
import { ConnectionAnnouncer } from './connection-announcer';
import type { LatePartsProps } from './late-parts';
import type { PopupTable } from '../state/ui/popups';
import { PopupHost } from './popup-host';
import { Region } from './region';
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
  useEffect(() => frames.register(id), [frames, id]);
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
