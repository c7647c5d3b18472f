/** Moving an element takes its dialogs and popovers out of the browser's top layer: they stand in the page, and Escape does nothing. */
export function restoreTopLayer(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    // Without the event of a closed dialog.
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  for (const popover of root.querySelectorAll<HTMLElement>('[popover=manual]:not(:popover-open)'))
    popover.showPopover();
}
