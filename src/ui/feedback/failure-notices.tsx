import type { RefObject } from 'react';
import { commonTexts } from '../../texts/common';
import { withCode } from '../../texts/failures';
import { RetryButton, type Retry } from '../controls/retry-button';
import { useMeasuredTime } from '../content/practice-time';
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
    <RetryButton
      onClick={() => {
        nextFocus?.current?.focus();
        onRetry();
      }}
    />
  );
  return (
    <Notice variant="danger" role="alert" action={retry}>
      {withCode(children, failure)}
    </Notice>
  );
}

interface StaleNoticeProps extends Retry {
  /** When the shown data was loaded. */
  loadedAt: Date | null;
  /** The failure of the reload. */
  failure?: { code?: string | null };
}

/** Says that a reload failed, and when the shown data was loaded. */
export function StaleNotice({ loadedAt, failure, ...retry }: StaleNoticeProps) {
  const timeOf = useMeasuredTime();
  return (
    <Notice variant="warning" role="status" action={<RetryButton {...retry} />}>
      {withCode(commonTexts.stale(loadedAt ? timeOf(loadedAt) : ''), failure)}
    </Notice>
  );
}
