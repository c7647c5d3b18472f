import { clockTime } from '../../texts/language/format-moment';
import { commonTexts } from '../../texts/common';
import { withCode } from '../../texts/failures';
import { Button } from '../controls/button';
import { Notice } from './notice';

interface StaleNoticeProps {
  /** When the shown data was loaded. */
  loadedAt: Date | null;
  /** Of the reload. */
  failure?: { code?: string | null };
  isRetrying: boolean;
  onRetry(): void;
}

/** Says that a reload failed, and from when the shown data is. */
export function StaleNotice({ loadedAt, failure, isRetrying, onRetry }: StaleNoticeProps) {
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
      {withCode(commonTexts.stale(loadedAt ? clockTime(loadedAt) : ''), failure)}
    </Notice>
  );
}
