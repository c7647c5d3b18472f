import { useState } from 'react';
import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { emoji, Message } from '../feedback/message';

interface MissingRecordProps {
  title: string;
  hint?: string | undefined;
  onClose(): void;
}

/** Shown in a preview for a record that is not, or no longer, in its list. */
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

/** Whether the open record was in the list before: then it was removed; otherwise there is no such record. */
export function useWasListed(openId: string | null, isListed: boolean): boolean {
  const [listedId, setListedId] = useState<string | null>(null);
  if (isListed && listedId !== openId) setListedId(openId);
  return listedId === openId;
}
