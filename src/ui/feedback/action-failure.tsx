import type { ReactNode, RefObject } from 'react';
import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { Notice } from './notice';

interface ActionFailureProps {
  /** What could not be done. */
  children: ReactNode;
  /** Without it the button of the action itself is pressed again. */
  onRetry?(): void;
  /** Takes the focus on a retry, which removes the notice and its button. */
  nextFocus?: RefObject<HTMLElement | null>;
}

/** An action on a record failed: says so where it was pressed, and offers to do it again. */
export function ActionFailure({ children, onRetry, nextFocus }: ActionFailureProps) {
  const retry = onRetry && (
    <Button
      onClick={() => {
        nextFocus?.current?.focus();
        onRetry();
      }}
    >
      {commonTexts.retry}
    </Button>
  );
  return (
    <Notice variant="danger" role="alert" action={retry}>
      {children}
    </Notice>
  );
}
