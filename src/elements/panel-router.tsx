import { useState, type ReactNode } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { guardHistory, BlockContext } from '../app/guarded-history';

export type Routing = 'history' | 'hash' | 'memory';

interface PanelRouterProps {
  routing: Routing;
  /** With a slash before it and none behind. */
  basePath: string;
  /** Whether the page lets the panel go to a path below the base path. */
  isAllowedByPage(path: string): boolean;
  children: ReactNode;
}

/** Where the panel's address lives: in the page's path below `basePath`, in its hash, or only in memory. */
export function PanelRouter({ routing, basePath, isAllowedByPage, children }: PanelRouterProps) {
  // On a page outside of its base path the panel leaves the page's address alone, instead of showing nothing.
  const kind = routing === 'history' && pathBelow(basePath, window.location.pathname) === null ? 'memory' : routing;
  const base = kind === 'history' ? basePath : '/';
  return (
    <Router key={`${kind} ${base}`} routing={kind} basePath={base} isAllowedByPage={isAllowedByPage}>
      {children}
    </Router>
  );
}

function Router({ routing, basePath, isAllowedByPage, children }: PanelRouterProps) {
  const [history] = useState(() =>
    guardHistory(create[routing]({ v5Compat: true }), {
      isPanelPath: (path) => pathBelow(basePath, path) !== null,
      isAllowedByPage: (path) => isAllowedByPage(pathBelow(basePath, path) ?? path),
    }),
  );
  return (
    <HistoryRouter history={history} basename={basePath}>
      <BlockContext value={history.block}>{children}</BlockContext>
    </HistoryRouter>
  );
}

/** The router's own, as its ready-made routers make them: `v5Compat` lets them tell of their own steps too. */
const create = { history: createBrowserHistory, hash: createHashHistory, memory: createMemoryHistory };

/** The rest of a path below the base path, with its slash; `null` for a path of somebody else's. */
function pathBelow(basePath: string, path: string): string | null {
  if (basePath === '/') return path;
  // The router reads paths without regard to case.
  const [start, rest] = [path.slice(0, basePath.length), path.slice(basePath.length)];
  return start.toLowerCase() === basePath.toLowerCase() && /^(?:\/|$)/.test(rest) ? rest || '/' : null;
}
