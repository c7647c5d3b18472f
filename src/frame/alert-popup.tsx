import type { Alert } from '../state/popups';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/button';
import { Dialog, dialogActionsClass } from '../ui/dialog';
import { emoji } from '../ui/message';
import { css } from '../ui/style';

/** Tells what happened, with the emoji and the button of the specification. */
export function AlertPopup({ kind, title, description, onRetry, onClose }: Alert & { onClose(): void }) {
  return (
    <Dialog title={title} description={description} role="alertdialog" onClose={onClose}>
      <span className={picture} aria-hidden="true">
        {kind === 'success' ? emoji.partyPopper : emoji.confused}
      </span>
      <div className={dialogActionsClass}>
        <Button look={onRetry ? 'quiet' : 'primary'} onClick={onClose}>
          {kind === 'success' ? commonTexts.alertSuccess : commonTexts.alertDanger}
        </Button>
        {onRetry && (
          <Button
            look="primary"
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
  font-size: 44px;
  line-height: 1;
`;
