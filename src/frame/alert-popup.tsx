import type { Alert } from '../state/ui/popups';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/controls/button';
import { Dialog, dialogActionsClass } from '../ui/overlays/dialog';
import { emoji } from '../ui/feedback/message';
import { css } from '../ui/style/style';

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
