import { paths } from './paths';

/** The query by which the guard remembers where somebody wanted to go. */
export const withRedirect = (path: string, intended: string): string =>
  `${path}?${new URLSearchParams({ redirect: intended }).toString()}`;

/**
 * Where to go after the login: what `redirect` asks for, if it is a path of this panel and not one that would lead straight
 * out again; otherwise the waiting room.
 */
export function redirectTarget(search: string): string {
  const requested = panelPath(new URLSearchParams(search).get('redirect') ?? '');
  if (requested === null) return paths.waitingRoom;
  // The router reads paths without regard to case.
  const plain = decodeURIComponent(new URL(requested, BASE).pathname).toLowerCase().replace(/\/+$/, '');
  return ['', paths.login, paths.logout].includes(plain) ? paths.waitingRoom : requested;
}

const BASE = 'https://panel.invalid';

/** What is a path, perhaps with a query; `null` for another host and another scheme. */
export function panelPath(requested: string): string | null {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(requested) || !URL.canParse(requested, BASE)) return null;
  const { origin, pathname } = new URL(requested, BASE);
  const path = decoded(pathname);
  // A path with dots is another one than it looks like, in the end perhaps another host.
  if (origin !== BASE || path === null || path !== decoded(requested.replace(/[?#].*$/s, ''))) return null;
  return requested;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
