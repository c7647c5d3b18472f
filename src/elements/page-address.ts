/**
 * The page's own address, to which its relative ones belong. Not its base URL: a `<base>` may be somebody else's, who would get the
 * password. A document without an address (`srcdoc`) has the origin of the page that made it.
 */
export function pageAddress(): string {
  const own = [location.href, self.origin].find((address) => URL.canParse('/', address));
  // In a sandbox only the base URL says where the document came from.
  return own ?? (document.querySelector('base') ? 'about:blank' : document.baseURI);
}
