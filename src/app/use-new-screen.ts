import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mayTakeFocus } from '../frame/may-take-focus';

/**
 * Scrolls a new screen to its top and focuses it after a navigation or login: not after a redirect, not while the focus is elsewhere on the
 * page, and not if the focus is inside the screen already. A screen scrolls by itself to the record of its address (`?pacient=5`).
 */
export function useNewScreen(main: RefObject<HTMLElement | null>, pathname: string, isOn: boolean) {
  const kind = useNavigationType();
  const { search } = useLocation();
  const last = useRef({ pathname, isOn });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, isOn };
    const screen = main.current;
    const isReached = isOn && !before.isOn;
    const isChosen = before.pathname !== pathname && kind !== NavigationType.Replace;
    // The element may have just been removed from the page.
    if (!isOn || !screen?.isConnected || !(isReached || isChosen)) return;
    requestAnimationFrame(() => {
      if (!mayMoveInto(screen)) return;
      if (search === '' && screen.getBoundingClientRect().top < 0) screen.scrollIntoView();
      screen.focus({ preventScroll: true });
    });
  });
}

/** Whether the focus may move to the screen: it is nowhere, or in the same element but on nothing inside the screen. */
export const mayMoveInto = (screen: HTMLElement): boolean => !screen.querySelector(':focus') && mayTakeFocus(screen);
