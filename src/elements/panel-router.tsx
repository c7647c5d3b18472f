import { useLayoutEffect, useState, type ReactNode } from 'react';
import {
  Router as LocationRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { guardHistory, type History } from '../app/guarded-history';
import { BlockContext } from '../state/react/block-context';

export type Routing = 'history' | 'hash' | 'memory';

interface PanelRouterProps {
  routing: Routing;
  /** With a leading slash and without a trailing one. */
  basePath: string;
  /** Closes the topmost popup; false if there is none. */
  closePopup(): boolean;
  /** Whether the page allows a navigation to a path below the base path. */
  isAllowedByPage(path: string): boolean;
  children: ReactNode;
}

/**
 * Routes by the page's path below `basePath`, by its hash, or only in memory. Decided once, as the page may navigate elsewhere and keep the
 * panel: another `routing` or `basePath` needs another `key`.
 */
export function PanelRouter({ routing, basePath, closePopup, isAllowedByPage, children }: PanelRouterProps) {
  const [{ base, first, history }] = useState(() => {
    // On a page outside of the base path no route would match: route in memory.
    const kind = routing === 'history' && pathBelow(basePath, window.location.pathname) === null ? 'memory' : routing;
    const base = kind === 'history' ? basePath : '/';
    const first = create[kind]({ v5Compat: true });
    const history = guardHistory(first, {
      isPanelPath: (path) => pathBelow(base, path) !== null,
      closePopup,
      isAllowedByPage: (path) => isAllowedByPage(pathBelow(base, path) ?? path),
    });
    return { base, first, history };
  });
  const [shown, setShown] = useState(() => ({ action: first.action, location: first.location }));
  // Not the router's own `HistoryRouter`: its transition waits for all other rendering. On a busy page the first redirect happened after a
  // popover was opened, and closed it.
  useLayoutEffect(() => history.listen(setShown), [history]);
  return (
    <LocationRouter basename={base} location={shown.location} navigationType={shown.action} navigator={history}>
      <BlockContext value={history.block}>{children}</BlockContext>
    </LocationRouter>
  );
}

/** The histories of the router's own components; with `v5Compat` they also notify of push and replace. */
const create = { history: createPageHistory, hash: createHashHistory, memory: createMemoryHistory };

/** If a `<base>` has another origin, addresses get the page's own: no link or history entry may leave the page's origin. */
function createPageHistory(options: { v5Compat: true }): History {
  const history = createBrowserHistory(options);
  const { createHref } = history;
  history.createHref = (to) =>
    (new URL(document.baseURI).origin === location.origin ? '' : location.origin) + createHref(to);
  return history;
}

/** The rest of a path below the base path, with its slash; `null` for a path outside of it. */
function pathBelow(basePath: string, path: string): string | null {
  if (basePath === '/') return path;
  // The router matches paths case-insensitively.
  const [start, rest] = [path.slice(0, basePath.length), path.slice(basePath.length)];
  return start.toLowerCase() === basePath.toLowerCase() && /^(?:\/|$)/.test(rest) ? rest || '/' : null;
}
