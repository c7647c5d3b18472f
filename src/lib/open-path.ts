/** Returns a function from a record's id to the path of the list's screen with that record open: `{path}?{query}={id}`. */
export const openPath = (path: string, query: string) => (id: string | number) =>
  `${path}?${new URLSearchParams({ [query]: String(id) }).toString()}`;
