/**
 * The page's own address, which resolves relative ones. Not the base URL: an injected `<base>` could redirect the password elsewhere. A
 * document without an address (`srcdoc`) has the origin of the page that created it.
 */
export function pageAddress(): string {
  const own = [location.href, self.origin].find((address) => URL.canParse('/', address));
  // In a sandbox only the base URL shows the document's origin.
  return own ?? (document.querySelector('base') ? 'about:blank' : document.baseURI);
}

/**
 * Excludes the element from machine translation, which replaces text nodes. An attribute that the page has set stays. Returns a function
 * that removes the attribute again.
 */
export function refuseTranslation(element: HTMLElement): () => void {
  if (element.hasAttribute('translate')) return () => undefined;
  element.translate = false;
  return () => element.removeAttribute('translate');
}
