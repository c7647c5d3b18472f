import { useEffect, useRef } from 'react';
import type { Alert } from '../state/ui/popups';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/controls/button';
import { Dialog, dialogActionsClass } from '../ui/overlays/dialog';
import { Emoji, emoji } from '../ui/feedback/message';
import { css } from '../ui/style/style';

/** An alert, with the emoji and the button of the specification. */
export function AlertPopup({ variant, title, description, notes, onRetry, onClose }: Alert & { onClose(): void }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const hadRetry = useRef(false);
  const hasRetry = onRetry !== undefined;
  useEffect(() => {
    // The focus may have been on the removed retry button.
    if (hadRetry.current && !hasRetry) closeButton.current?.focus();
    hadRetry.current = hasRetry;
  }, [hasRetry]);
  return (
    <Dialog title={title} description={description} notes={notes} role="alertdialog" onClose={onClose}>
      <span className={picture}>
        <Emoji character={variant === 'success' ? emoji.partyPopper : emoji.confused} />
      </span>
      <div className={dialogActionsClass}>
        <Button ref={closeButton} variant={onRetry ? 'quiet' : 'primary'} onClick={onClose}>
          {variant === 'success' ? commonTexts.alertSuccess : commonTexts.alertDanger}
        </Button>
        {onRetry && (
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onRetry();
            }}
          >
            {commonTexts.retry}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const picture = css`
  order: -1;
`;
