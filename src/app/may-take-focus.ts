/** Whether the focus is in this element's shadow root but not in the screen, or nowhere. */
export function mayTakeFocus(screen: HTMLElement): boolean {
  const root = screen.getRootNode();
  const { activeElement: active, body } = document;
  if (!active || active === body) return true;
  return root instanceof ShadowRoot && active === root.host && !screen.contains(root.activeElement);
}
