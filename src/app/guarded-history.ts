import { NavigationType, type unstable_HistoryRouter } from 'react-router-dom';
import type { ComponentProps } from 'react';
import type { NavigationBlocker } from '../state/react/block-context';
import { logoutPath } from './paths';

export type History = ComponentProps<typeof unstable_HistoryRouter>['history'];
type Update = Parameters<Parameters<History['listen']>[0]>[0];
type Location = History['location'];

export interface GuardedHistory extends History {
  /** Blocks navigations until `ask` continues them. Returns a function that unblocks. */
  block(ask: NavigationBlocker): () => void;
}

interface HistoryGuards {
  /** Whether a path belongs to the panel; the page's own paths are ignored. */
  isPanelPath(path: string): boolean;
  /** Closes the topmost popup; false if there is none. */
  closePopup(): boolean;
  /** Whether the page allows the navigation. */
  isAllowedByPage(path: string): boolean;
}

/**
 * A router's history whose navigations a screen or the page can block. Links ask before they navigate. The browser's back and forward
 * have navigated already when `popstate` fires: the history restores the entry first, then asks. The router only sees allowed
 * navigations. The panel's own redirects do not ask the page. While a popup is open, back and forward only close it.
 */
export function guardHistory(
  history: History,
  { isPanelPath, closePopup, isAllowedByPage }: HistoryGuards,
): GuardedHistory {
  let shown = history.location;
  let active: { ask: NavigationBlocker } | null = null;
  /** While the shown entry is being restored: the browser's distance from it, and the requested navigation. */
  let offset = 0;
  let requested: { path: string; delta: number } | null = null;
  /** The next `popstate` is a confirmed navigation. */
  let isAllowed = false;

  function confirmThen(path: string, go: () => void): void {
    const proceed = () => {
      active = null;
      go();
    };
    // A logout is never blocked.
    if (!active || path.endsWith(logoutPath)) proceed();
    else active.ask(proceed);
  }

  const mayGoTo = (path: string) => path === shown.pathname || isAllowedByPage(path);

  function push(to: string | Partial<Location>, state?: unknown): void {
    const path = pathOf(to);
    if (path === '' || mayGoTo(path)) confirmThen(path, () => history.push(to, state));
  }

  function handleUpdate(update: Update, listener: (update: Update) => void): void {
    const path = update.location.pathname;
    const show = () => {
      isAllowed = false;
      shown = update.location;
      listener(update);
    };
    if (update.action !== NavigationType.Pop || isAllowed) return show();
    const isReturning = offset !== 0 || requested !== null;
    if (!isReturning) {
      if (!isPanelPath(path)) return;
      // A typed address has no index: it is neither back nor forward.
      const isRefused = (update.delta !== null && closePopup()) || !mayGoTo(path);
      if (!active && !isRefused) return show();
      if (!isRefused) requested = { path, delta: 0 };
    }
    offset += update.delta ?? NaN;
    if (Number.isNaN(offset)) {
      // An entry of the page, or a typed address, has no index: push the shown entry above it.
      offset = 0;
      history.push(shown);
      resume(-1);
    } else if (offset !== 0) {
      if (requested && requested.delta === 0) requested.delta = offset;
      history.go(-offset);
    } else resume(requested?.delta ?? 0);
  }

  /** Called when the shown entry is restored: asks about the requested navigation, if any. */
  function resume(delta: number): void {
    const target = requested;
    requested = null;
    if (!target) return;
    confirmThen(target.path, () => {
      isAllowed = true;
      history.go(delta);
    });
  }

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push,
    replace: (to, state) => confirmThen(pathOf(to), () => history.replace(to, state)),
    go: (delta) => confirmThen('', () => history.go(delta)),
    listen: (listener) => history.listen((update) => handleUpdate(update, listener)),
    block(ask) {
      const current = { ask };
      active = current;
      return () => {
        if (active === current) active = null;
      };
    },
  };
}

const pathOf = (to: string | Partial<Location>): string => (typeof to === 'string' ? to : (to.pathname ?? ''));
