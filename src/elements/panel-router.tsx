import type { ReactNode } from 'react';
import { BrowserRouter, HashRouter, MemoryRouter } from 'react-router-dom';

export type Routing = 'history' | 'hash' | 'memory';

/** Where the panel's address lives: in the page's path below `basePath`, in its hash, or only in memory. */
export function PanelRouter(props: { routing: Routing; basePath: string; children: ReactNode }) {
  const { routing, basePath, children } = props;
  if (routing === 'hash') return <HashRouter>{children}</HashRouter>;
  if (routing === 'memory' || !isBelow(basePath)) return <MemoryRouter>{children}</MemoryRouter>;
  return <BrowserRouter basename={basePath}>{children}</BrowserRouter>;
}

/** On a page outside of its base path the panel leaves the page's address alone, instead of showing nothing. */
function isBelow(basePath: string): boolean {
  const path = window.location.pathname;
  return basePath === '/' || path === basePath || path.startsWith(`${basePath}/`);
}
