import { useState, type ReactNode } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { guardHistory } from '../app/guarded-history';
import { HoldContext } from '../app/hold-context';

export type Routing = 'history' | 'hash' | 'memory';

/** Where the panel's address lives: in the page's path below `basePath`, in its hash, or only in memory. */
export function PanelRouter(props: { routing: Routing; basePath: string; children: ReactNode }) {
  const { routing, basePath, children } = props;
  const kind = routing === 'history' && !isBelow(basePath) ? 'memory' : routing;
  return (
    <Router key={kind} routing={kind} basePath={kind === 'history' ? basePath : '/'}>
      {children}
    </Router>
  );
}

function Router({ routing, basePath, children }: { routing: Routing; basePath: string; children: ReactNode }) {
  const [history] = useState(() => guardHistory(create[routing]({ v5Compat: true })));
  return (
    <HistoryRouter history={history} basename={basePath}>
      <HoldContext value={history.hold}>{children}</HoldContext>
    </HistoryRouter>
  );
}

/** The router's own, as its ready-made routers make them: `v5Compat` lets them tell of their own steps too. */
const create = { history: createBrowserHistory, hash: createHashHistory, memory: createMemoryHistory };

/** On a page outside of its base path the panel leaves the page's address alone, instead of showing nothing. */
function isBelow(basePath: string): boolean {
  const path = window.location.pathname;
  return basePath === '/' || path === basePath || path.startsWith(`${basePath}/`);
}
