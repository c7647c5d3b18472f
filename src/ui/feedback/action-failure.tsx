import type { RefObject } from 'react';
import { commonTexts } from '../../texts/common';
import { withCode } from '../../texts/failures';
import { Button } from '../controls/button';
import { Notice } from './notice';

interface ActionFailureProps {
  /** The message, which names the failed action. */
  children: string;
  failure?: { code?: string | null };
  /** If omitted, the action's own button serves as the retry. */
  onRetry?(): void;
  /** Focused on a retry, which removes this notice and its button. */
  nextFocus?: RefObject<HTMLElement | null>;
}

/** A notice of a failed action on a record, with a retry. */
export function ActionFailure({ children, failure, onRetry, nextFocus }: ActionFailureProps) {
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
      {withCode(children, failure)}
    </Notice>
  );
}
