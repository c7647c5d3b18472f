import { useEffect, useRef } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { Alert, Confirmation } from '../state/ui/popups';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/controls/button';
import { RetryButton } from '../ui/controls/retry-button';
import { Dialog, dialogActionsClass } from '../ui/overlays/dialog';
import { Emoji, emoji } from '../ui/feedback/message';
import { css, classes } from '../ui/style/style';

/** An alert, with the emoji and the button of the specification. */
export function AlertPopup({ variant, title, description, notes, onRetry, onClose }: Alert & { onClose(): void }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const hasRetry = onRetry !== undefined;
  // The focus may have been on the removed retry button.
  useEffect(() => (hasRetry ? () => closeButton.current?.focus() : undefined), [hasRetry]);
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
          <RetryButton
            variant="primary"
            onClick={() => {
              onClose();
              onRetry();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

const picture = css`
  order: -1;
`;

/** The generic confirmation. The cancel button is focused first. */
export function ConfirmationPopup(props: Confirmation & { onClose(): void }) {
  const { title, description, isSensitive, isDangerous, onConfirm, onClose } = props;
  return (
    <Dialog title={title} description={description} isSensitive={isSensitive} onClose={onClose}>
      {isDangerous && (
        <span className={icon} aria-hidden="true">
          <TriangleAlert size={24} strokeWidth={1.5} />
        </span>
      )}
      <div className={classes(dialogActionsClass, isDangerous && apart)}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button
          variant={isDangerous ? 'destroy' : 'primary'}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {commonTexts.yes}
        </Button>
      </div>
    </Dialog>
  );
}

const icon = css`
  order: -1;
  justify-self: start;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--danger-soft);
  color: var(--danger);
`;

const apart = css`
  justify-content: space-between;
`;
