import type { Alert } from '../state/ui/popups';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/controls/button';
import { Dialog, dialogActionsClass } from '../ui/overlays/dialog';
import { Emoji, emoji } from '../ui/feedback/emoji';
import { css } from '../ui/style/style';

/** An alert, with the emoji and the button of the specification. */
export function AlertPopup({ variant, title, description, onRetry, onClose }: Alert & { onClose(): void }) {
  return (
    <Dialog title={title} description={description} role="alertdialog" onClose={onClose}>
      <span className={picture}>
        <Emoji character={variant === 'success' ? emoji.partyPopper : emoji.confused} />
      </span>
      <div className={dialogActionsClass}>
        <Button variant={onRetry ? 'quiet' : 'primary'} onClick={onClose}>
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
