/** Whether the focus is in this element's shadow root, or nowhere: not in another part of the page. */
export function mayTakeFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || (root instanceof ShadowRoot && activeElement === root.host);
}
