import type { ReceptAction } from '../../state/resources/recepts';
import { commonTexts } from '../../texts/common';
import { receptTexts } from '../../texts/recepts';
import { Button } from '../../ui/controls/button';
import { Notice } from '../../ui/feedback/notice';

/** What could not be done with a prescription, and the way to do it again. */
export function ReceptFailure({ action, onRetry }: { action: ReceptAction; onRetry(): void }) {
  return (
    <Notice variant="danger" role="alert" action={<Button onClick={onRetry}>{commonTexts.retry}</Button>}>
      {receptTexts.failed[action]}
    </Notice>
  );
}
