/** The details of the page's events of a name, from now until `stop`. */
export function recordEvents(name: string) {
  const details: unknown[] = [];
  const listener = (event: Event) => details.push((event as CustomEvent<unknown>).detail);
  document.addEventListener(name, listener);
  return { details, stop: () => document.removeEventListener(name, listener) };
}
