/**
 * Asks translators to leave the element alone: they replace the nodes in which texts change. The page's own choice stays.
 * Returns a function that takes the attribute off again.
 */
export function refuseTranslation(element: HTMLElement): () => void {
  if (element.hasAttribute('translate')) return () => undefined;
  element.translate = false;
  return () => element.removeAttribute('translate');
}
