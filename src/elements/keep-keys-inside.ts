const KEYS = ['keydown', 'keypress', 'keyup'] as const;

/** What is typed into the element's fields is none of the page's shortcuts' business. Returns what stops it. */
export function keepKeysInside(element: HTMLElement): () => void {
  const stopTyped = (event: Event) => {
    const [origin] = event.composedPath();
    if (origin instanceof Element && origin.matches('input, textarea, select')) event.stopPropagation();
  };
  KEYS.forEach((name) => element.addEventListener(name, stopTyped));
  return () => KEYS.forEach((name) => element.removeEventListener(name, stopTyped));
}
