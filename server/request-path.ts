/** Whether a path is one of these folders, or below one. */
export const isIn = (folders: readonly string[], path = ''): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** The path and query of a request line with dot segments resolved; null when it is no path (`*`, or an invalid address). */
export function requestPath(url: string | undefined): URL | null {
  if (!url?.startsWith('/')) return null;
  const address = `http://host${url}`;
  return URL.canParse(address) ? new URL(address) : null;
}
