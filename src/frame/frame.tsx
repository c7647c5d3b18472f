import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Store } from '../state/store';
import { StoreContext } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { LANGUAGE } from '../texts/language/language';
import { AddressBaseContext } from '../ui/content/avatar';
import { ReportErrorContext } from '../ui/feedback/lazy-part';
import { rootClass, type Theme } from '../ui/style/theme';
import { ConnectionAnnouncer } from './connection-announcer';
import { PopupHost, type PopupTable } from './popup-host';
import { Region } from './region';
import { Toasts } from './toasts';

interface FrameProps {
  store: Store;
  theme: Theme;
  popups: PopupTable;
  /** Whether this element may make a sound. */
  hasSound: boolean;
  /** Called after the first render. */
  onReady(): void;
  children: ReactNode;
}

/** The root of every element: contexts, theme, error boundary, and in the active element popups and toasts. */
export function Frame({ store, theme, popups, hasSound, onReady, children }: FrameProps) {
  const { frames, sound, display, events } = store;
  const ownTheme = useValue(display.theme);
  const density = useValue(display.density);
  const isPrivate = useValue(display.isPrivate);
  const [id] = useState(() => Symbol('frame'));
  const report = useCallback((code: 'chunk') => events.emit({ name: 'error', detail: { code } }), [events]);
  useEffect(() => frames.register(id), [frames, id]);
  useEffect(onReady, [onReady]);
  useEffect(() => (hasSound ? sound.allow() : undefined), [sound, hasSound]);
  const isActive = useValue(frames.active) === id;
  return (
    <StoreContext value={store}>
      <AddressBaseContext value={store.apiBase}>
        <ReportErrorContext value={report}>
          {/* The listeners only track which element was used last. */}
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
            <Region>{children}</Region>
            {isActive && <PopupHost popups={popups} />}
            {isActive && <Toasts />}
            {isActive && <ConnectionAnnouncer />}
          </div>
        </ReportErrorContext>
      </AddressBaseContext>
    </StoreContext>
  );
}
