/** The path and query of a request line with dots resolved; null when it is not a path (`*`, or a broken address). */
export function requestPath(url: string | undefined): URL | null {
  if (!url?.startsWith('/')) return null;
  const address = `http://host${url}`;
  return URL.canParse(address) ? new URL(address) : null;
}
