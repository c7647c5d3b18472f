import { TriangleAlert } from 'lucide-react';
import type { Confirmation } from '../state/ui/popups';
import { commonTexts } from '../texts/common';
import { Button } from '../ui/controls/button';
import { Dialog, dialogActionsClass } from '../ui/overlays/dialog';
import { classes, css } from '../ui/style/style';

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
