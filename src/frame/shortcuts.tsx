import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../state/react/store-context';
import { listenForKeys } from './keys/listen-for-keys';

/** `page`: also while nothing on the page has the focus. */
export type ShortcutsMode = 'on' | 'page' | 'off';

/** Listens for the keys of the element in whose shadow root this is rendered. */
export function Shortcuts({ mode }: { mode: ShortcutsMode }) {
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
