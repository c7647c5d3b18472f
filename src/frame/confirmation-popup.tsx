import type { Confirmation } from '../state/popups';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/button';
import { Dialog, dialogActionsClass } from '../ui/dialog';

/** The generic confirmation. The focus begins on the button that changes nothing. */
export function ConfirmationPopup({ title, description, onConfirm, onClose }: Confirmation & { onClose(): void }) {
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <div className={dialogActionsClass}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button
          look="primary"
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
