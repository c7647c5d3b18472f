/** Reopens dialogs and popovers after the element was moved, which drops them from the browser's top layer: Escape would not close them. */
export function restoreTopLayer(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    // Not `close()`, which would fire an event.
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  for (const popover of root.querySelectorAll<HTMLElement>('[popover=manual]:not(:popover-open)'))
    popover.showPopover();
}
