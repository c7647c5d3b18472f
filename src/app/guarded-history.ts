import { NavigationType, type Path, type unstable_HistoryRouter } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { randomKey } from '../lib/random-key';
import type { NavigationBlocker } from '../state/react/block-context';
import { logoutPath } from './paths';

export type History = ComponentProps<typeof unstable_HistoryRouter>['history'];
type Update = Parameters<Parameters<History['listen']>[0]>[0];

/** The router resolves each target to a whole path before it navigates. */
export interface GuardedHistory extends Omit<History, 'action' | 'location' | 'push' | 'replace'> {
  push(to: Path, state?: unknown): void;
  replace(to: Path, state?: unknown): void;
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
 * navigations. The panel's own redirects do not ask the page, and never replace an address of the page itself. While a popup is open, back
 * and forward only close it.
 */
export function guardHistory(
  history: History,
  { isPanelPath, closePopup, isAllowedByPage }: HistoryGuards,
): GuardedHistory {
  let shown = history.location;
  let listener: ((update: Update) => void) | undefined;
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

  function handleUpdate(update: Update): void {
    const path = update.location.pathname;
    const show = () => {
      isAllowed = false;
      shown = update.location;
      listener?.(update);
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
    ...history,
    push(to, state) {
      if (mayGoTo(to.pathname)) confirmThen(to.pathname, () => history.push(to, state));
    },
    replace: (to, state) =>
      confirmThen(to.pathname, () => {
        if (isPanelPath(history.location.pathname)) return history.replace(to, state);
        // The page has navigated elsewhere, and kept the panel: only the panel moves.
        handleUpdate({ action: NavigationType.Replace, location: { ...to, state, key: randomKey() }, delta: 0 });
      }),
    go: (delta) => confirmThen('', () => history.go(delta)),
    listen(next) {
      listener = next;
      return history.listen(handleUpdate);
    },
    block(ask) {
      const current = { ask };
      active = current;
      return () => {
        if (active === current) active = null;
      };
    },
  };
}
