/** A resolved address: a path below the API's base, or a link elsewhere; `null` for anything but a web address. */
export type ResolvedAddress = { path: string } | { link: string } | null;

/**
 * Resolves the address of a file that a server returns. The token may be sent to a `path` only. A root-relative address
 * (`/api/invoices/5`) is below the base, like the paths of all calls, whether or not it repeats the base's own path.
 * `apiBase` is absolute and has no trailing slash.
 */
export function resolveOnBase(address: string, apiBase: string): ResolvedAddress {
  const base = new URL(`${apiBase}/`);
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const isFromRoot = /^\/(?![/\\])/.test(address);
  if (url.origin !== base.origin || url.username !== '' || url.password !== '') return { link: url.href };
  const isBelow = url.pathname.startsWith(base.pathname);
  const path = (isBelow ? url.pathname.slice(base.pathname.length - 1) : url.pathname) + url.search;
  return (isBelow || isFromRoot) && isPlainlyBelow(apiBase + path, apiBase) ? { path } : { link: url.href };
}

/** Whether an absolute address is below a base, and no part of its path is ambiguous. */
export function isPlainlyBelow(address: string, apiBase: string): boolean {
  if (!address.startsWith(`${apiBase}/`) || !URL.canParse(address)) return false;
  const [path = ''] = address.slice(apiBase.length).split(/[?#]/);
  return new URL(address).origin === new URL(apiBase).origin && !AMBIGUOUS.test(path);
}

/** Sequences that browsers or servers may normalise: backslashes, tabs, line ends, `//`, and `..` or `.`, also encoded. */
const AMBIGUOUS = /[\\\t\r\n]|\/\/|(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i;

/**
 * The absolute address of a picture; `null` for anything but a web address of the page's or the API's origin or of `origins`, which are
 * separated by spaces.
 */
export function pictureAddress(address: string, apiBase: string, origins: string | null = null): string | null {
  if (/^data:image\//i.test(address)) return address;
  const resolved = resolveOnBase(address, apiBase);
  if (!resolved) return null;
  const url = new URL('link' in resolved ? resolved.link : apiBase + resolved.path);
  const allowed = `${new URL(apiBase).origin} ${self.origin} ${origins}`.split(' ');
  return allowed.includes(url.origin) ? url.href : null;
}
