import { formMessages } from '../ui/controls/server-message';
import { Notice } from '../ui/feedback/notice';

/** Errors that belong to no visible field. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Notice variant="danger" role="alert">
      {formMessages(messages).join(' ')}
    </Notice>
  );
}
