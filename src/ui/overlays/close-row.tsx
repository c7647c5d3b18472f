import { useEffect, useRef } from 'react';
import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { dialogActionsClass } from './dialog';

/** The buttons of a popup without a form: one close button, focused initially. */
export function CloseRow({ onClose }: { onClose(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={dialogActionsClass}>
      <Button ref={button} variant="primary" onClick={onClose}>
        {commonTexts.close}
      </Button>
    </div>
  );
}
