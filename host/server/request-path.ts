/** The path and the query of a request line, dots resolved; null for one that is no path (`*`, or a broken address). */
export function requestPath(url: string | undefined): URL | null {
  if (!url?.startsWith('/')) return null;
  const address = `http://host${url}`;
  return URL.canParse(address) ? new URL(address) : null;
}
