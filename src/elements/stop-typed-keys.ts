const KEYS = ['keydown', 'keypress', 'keyup'] as const;

/** Stops key events in the element's fields from reaching the page's shortcuts. Returns a function that removes the listeners. */
export function stopTypedKeys(element: HTMLElement): () => void {
  const stop = (event: Event) => {
    const [origin] = event.composedPath();
    if (origin instanceof Element && origin.matches('input, textarea, select')) event.stopPropagation();
  };
  KEYS.forEach((name) => element.addEventListener(name, stop));
  return () => KEYS.forEach((name) => element.removeEventListener(name, stop));
}
