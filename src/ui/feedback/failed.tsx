import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { emoji, Message } from './message';

interface FailedProps {
  /** What failed. */
  title: string;
  /** Why, and what can be done. */
  hint: string;
  isRetrying: boolean;
  onRetry(): void;
}

/** Stands where content would be, had it loaded. */
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
