import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { emoji, Message } from './message';

interface FailedProps {
  /** The title, which names the failed load. */
  title: string;
  /** The reason, and what to do. */
  hint: string;
  isRetrying: boolean;
  onRetry(): void;
}

/** Shown instead of content that failed to load. */
export function Failed({ title, hint, isRetrying, onRetry }: FailedProps) {
  return (
    <div role="alert">
      <Message emoji={emoji.confused} title={title}>
        <p>{hint}</p>
        <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      </Message>
    </div>
  );
}
