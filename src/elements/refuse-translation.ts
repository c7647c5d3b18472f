/**
 * Excludes the element from machine translation, which replaces text nodes. An attribute that the page has set stays. Returns a function
 * that removes the attribute again.
 */
export function refuseTranslation(element: HTMLElement): () => void {
  if (element.hasAttribute('translate')) return () => undefined;
  element.translate = false;
  return () => element.removeAttribute('translate');
}
