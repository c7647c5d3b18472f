import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { emoji, Message } from '../feedback/message';

interface MissingRecordProps {
  title: string;
  hint?: string | undefined;
  onClose(): void;
}

/** Shown in the preview of a record that is not, or no longer, in its list. */
export function MissingRecord({ title, hint, onClose }: MissingRecordProps) {
  return (
    <div role="status">
      <Message emoji={emoji.hushed} title={title}>
        {hint && <p>{hint}</p>}
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </Message>
    </div>
  );
}
