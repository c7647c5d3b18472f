import { clockTime } from '../../texts/language/format-moment';
import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { Notice } from './notice';

interface StaleNoticeProps {
  /** When the shown data was loaded. */
  loadedAt: Date | null;
  isRetrying: boolean;
  onRetry(): void;
}

/** Says that a reload failed, and from when the shown data is. */
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
