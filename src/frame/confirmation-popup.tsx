import type { Confirmation } from '../state/ui/popups';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/controls/button';
import { Dialog, dialogActionsClass } from '../ui/overlays/dialog';

/** The generic confirmation. The cancel button is focused first. */
export function ConfirmationPopup(props: Confirmation & { onClose(): void }) {
  const { title, description, isSensitive, onConfirm, onClose } = props;
  return (
    <Dialog title={title} description={description} isSensitive={isSensitive} onClose={onClose}>
      <div className={dialogActionsClass}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button
          variant="primary"
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
