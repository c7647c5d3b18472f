import { clockTime } from '../../texts/language/write-moment';
import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { Notice } from './notice';

interface StaleNoticeProps {
  /** When what is seen was loaded. */
  loadedAt: Date | null;
  isRetrying: boolean;
  onRetry(): void;
}

/** A reload failed: what is seen stays, with the time that it is from. */
export function StaleNotice({ loadedAt, isRetrying, onRetry }: StaleNoticeProps) {
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
      {commonTexts.stale(loadedAt ? clockTime(loadedAt) : '')}
    </Notice>
  );
}
