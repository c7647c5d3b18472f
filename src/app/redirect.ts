import { paths } from './paths';

/** The query by which the guard remembers where somebody wanted to go. */
export const withRedirect = (path: string, intended: string): string =>
  `${path}?${new URLSearchParams({ redirect: intended }).toString()}`;

/**
 * Where to go after the login: what `redirect` asks for, if it is a path of this panel and not one that would lead straight
 * out again; otherwise the waiting room.
 */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted === null || !isPanelPath(wanted)) return paths.waitingRoom;
  const path = wanted.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path === '' || path === paths.login || path === paths.logout ? paths.waitingRoom : wanted;
}

/** One leading slash, and nothing by which a browser could read it as another host: no `//`, backslash or control character. */
function isPanelPath(path: string): boolean {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false;
  const base = 'https://panel.invalid';
  return URL.canParse(path, base) && new URL(path, base).origin === base;
}
