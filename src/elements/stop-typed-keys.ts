const KEYS = ['keydown', 'keypress', 'keyup'] as const;

/** What is typed into the element's fields is none of the page's shortcuts' business. Returns what stops it. */
export function stopTypedKeys(element: HTMLElement): () => void {
  const stop = (event: Event) => {
    const [origin] = event.composedPath();
    if (origin instanceof Element && origin.matches('input, textarea, select')) event.stopPropagation();
  };
  KEYS.forEach((name) => element.addEventListener(name, stop));
  return () => KEYS.forEach((name) => element.removeEventListener(name, stop));
}
