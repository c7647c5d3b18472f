import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { emoji, Message } from '../feedback/message';

interface GoneProps {
  title: string;
  hint?: string;
  onClose(): void;
}

/** Stands in a preview in the place of what is not there, or not any more. */
export function Gone({ title, hint, onClose }: GoneProps) {
  return (
    <div role="status">
      <Message emoji={emoji.hushed} title={title}>
        {hint && <p>{hint}</p>}
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </Message>
    </div>
  );
}
