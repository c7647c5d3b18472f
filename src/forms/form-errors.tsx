import { Notice } from '../ui/feedback/notice';

/** What is wrong with a form but belongs to none of its visible fields. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Notice variant="danger" role="alert">
      {messages.join(' ')}
    </Notice>
  );
}
