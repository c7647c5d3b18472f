import type { ComponentProps } from 'react';
import { commonTexts } from '../../texts/common';
import { Button } from './button';

/** The retry of a failed load. */
export interface Retry {
  /** While it loads again. */
  isBusy?: boolean;
  onClick(): void;
}

/** Loads again. If removed with the focus, passes it to the nearest focusable container, unless the new content takes it. */
export const RetryButton = (props: Omit<ComponentProps<typeof Button>, 'ref'>) => (
  <Button {...props} ref={passFocusOn}>
    {commonTexts.retry}
  </Button>
);

const passFocusOn = (button: HTMLElement | null) => () => {
  const root = button?.getRootNode();
  const container = button?.closest<HTMLElement>('[tabindex="-1"]');
  if (!(root instanceof ShadowRoot) || root.activeElement !== button) return;
  // After the layout effects, in which a list restores its focus.
  queueMicrotask(() => {
    if (!root.activeElement) container?.focus({ preventScroll: true });
  });
};
