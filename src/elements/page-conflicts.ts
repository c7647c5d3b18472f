import { listenTo } from '../lib/listen-to';

/**
 * Makes forms work in a frame that is sandboxed without `allow-forms`, where the browser fires no `submit` event: a click on the submit
 * button (or Enter, which clicks it) dispatches the event.
 */
export function submitInSandbox(container: HTMLElement): void {
  container.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[type=submit]');
      const form = button?.form;
      if (!form) return;
      let isSubmitted = false;
      form.addEventListener('submit', () => (isSubmitted = true), { once: true, capture: true });
      // The browser's own event fires before the next task.
      setTimeout(() => {
        if (isSubmitted || event.defaultPrevented || !form.isConnected || !form.noValidate) return;
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      });
    },
    true,
  );
}

/** Stops key events in the element's fields from reaching the page's shortcuts. Returns a function that removes the listeners. */
export function stopTypedKeys(element: HTMLElement): () => void {
  const stop = (event: Event) => {
    const [origin] = event.composedPath();
    if (origin instanceof Element && origin.matches('input, textarea, select')) event.stopPropagation();
  };
  return listenTo(element, { keydown: stop, keypress: stop, keyup: stop });
}

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
