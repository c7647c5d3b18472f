/**
 * A frame that is sandboxed without `allow-forms` submits nothing, not even to a listener. A press on the button of a form, or Enter,
 * which presses it too, is then taken for its submission.
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
      // The browser's own event comes before the next task.
      setTimeout(() => {
        if (isSubmitted || event.defaultPrevented || !form.isConnected || !form.noValidate) return;
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      });
    },
    true,
  );
}
