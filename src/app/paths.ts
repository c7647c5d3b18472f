import { waitingRoomPath } from '../features/tickets/paths';

/** The paths of the guard's own screens, below the panel's base path. */
export const loginPath = '/prihlasenie';
export const registrationPath = '/registracia';
export const logoutPath = '/odhlasenie';

/** Adds the query parameter by which the guard remembers the requested path. */
export const withRedirect = (path: string, intended: string): string =>
  `${path}?${new URLSearchParams({ redirect: intended }).toString()}`;

/**
 * Returns the path to open after the login: the `redirect` parameter if it is a path of this panel other than login and logout; otherwise
 * the waiting room.
 */
export function redirectTarget(search: string): string {
  const requested = panelPath(new URLSearchParams(search).get('redirect') ?? '');
  if (requested === null) return waitingRoomPath;
  // The router matches paths case-insensitively.
  const plain = decodeURIComponent(new URL(requested, BASE).pathname).toLowerCase().replace(/\/+$/, '');
  return ['', loginPath, logoutPath].includes(plain) ? waitingRoomPath : requested;
}

const BASE = 'https://panel.invalid';

/** Returns a path, with an optional query; `null` for another host or scheme. */
export function panelPath(requested: string): string | null {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(requested) || !URL.canParse(requested, BASE)) return null;
  const { origin, pathname } = new URL(requested, BASE);
  const path = decoded(pathname);
  // Dot segments would resolve to another path, perhaps to another host.
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
