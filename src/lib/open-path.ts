/** The paths of a list's screen with one of its records open: `{path}?{query}={id}`. */
export const openPath = (path: string, query: string) => (id: string | number) =>
  `${path}?${new URLSearchParams({ [query]: String(id) }).toString()}`;
