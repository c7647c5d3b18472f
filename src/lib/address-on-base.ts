/** Where a server's address leads: to a path below the API's base, or to a link elsewhere; `null` for what is no web address. */
export type ResolvedAddress = { path: string } | { link: string } | null;

/**
 * Reads the address of a file that a server names. A token may go with the first kind only. An address from the root
 * (`/api/invoices/5`) lies below the base, as the paths of all calls do, whether or not it repeats the base's own path.
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

/** Whether an absolute address lies below a base, and a server cannot read its path as one that does not. */
export function isPlainlyBelow(address: string, apiBase: string): boolean {
  if (!address.startsWith(`${apiBase}/`) || !URL.canParse(address)) return false;
  const [path = ''] = address.slice(apiBase.length).split(/[?#]/);
  return new URL(address).origin === new URL(apiBase).origin && !AMBIGUOUS.test(path);
}

/** What browsers or servers read in another way than it stands: backslashes, tabs, line ends, `//`, and `..` or `.`, also encoded. */
const AMBIGUOUS = /[\\\t\r\n]|\/\/|(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i;

/** The address of a picture that a server names, as a page anywhere can load it; `null` for what is none. */
export function pictureAddress(address: string, apiBase: string): string | null {
  if (/^data:image\//i.test(address)) return address;
  const resolved = resolveOnBase(address, apiBase);
  return resolved && ('link' in resolved ? resolved.link : apiBase + resolved.path);
}
