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
