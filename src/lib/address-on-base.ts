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
  if (url.pathname.startsWith(base.pathname))
    return { path: url.pathname.slice(base.pathname.length - 1) + url.search };
  return isFromRoot ? { path: url.pathname + url.search } : { link: url.href };
}

/** The address of a picture that a server names, as a page anywhere can load it; `null` for what is none. */
export function pictureAddress(address: string, apiBase: string): string | null {
  if (/^data:image\//i.test(address)) return address;
  const resolved = resolveOnBase(address, apiBase);
  return resolved && ('link' in resolved ? resolved.link : apiBase + resolved.path);
}
