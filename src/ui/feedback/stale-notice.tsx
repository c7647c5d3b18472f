import { commonTexts } from '../../texts/common';
import { withCode } from '../../texts/failures';
import { useMeasuredTime } from '../content/practice-time';
import { Button } from '../controls/button';
import { Notice } from './notice';

interface StaleNoticeProps {
  /** When the shown data was loaded. */
  loadedAt: Date | null;
  /** The failure of the reload. */
  failure?: { code?: string | null };
  isRetrying: boolean;
  onRetry(): void;
}

/** Says that a reload failed, and when the shown data was loaded. */
export function StaleNotice({ loadedAt, failure, isRetrying, onRetry }: StaleNoticeProps) {
  const timeOf = useMeasuredTime();
  return (
    <Notice
      variant="warning"
      role="status"
      action={
        <Button isBusy={isRetrying} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      }
    >
      {withCode(commonTexts.stale(loadedAt ? timeOf(loadedAt) : ''), failure)}
    </Notice>
  );
}
