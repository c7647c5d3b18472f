import type { ComponentType, ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { lazyPart } from '../feedback/lazy-part';
import { Dialog } from './dialog';

interface DialogContentProps {
  onClose(): void;
}

/** A dialog whose content is loaded when it is first opened; a placeholder dialog is shown while it loads. */
export function lazyDialog<Props extends DialogContentProps>(
  name: string,
  load: () => Promise<{ title: string | ((props: Props) => string); Content: ComponentType<Props> }>,
) {
  const loadDialog = async () => {
    const { title, Content } = await load();
    return function LoadedDialog(props: Props) {
      return (
        <Dialog title={typeof title === 'string' ? title : title(props)} onClose={props.onClose}>
          <Content {...props} />
        </Dialog>
      );
    };
  };
  return lazyPart(name, loadDialog, LoadingDialog);
}

function LoadingDialog({ onClose, children }: DialogContentProps & { children: ReactNode }) {
  return (
    <Dialog title={commonTexts.popupLoading} onClose={onClose}>
      {children}
    </Dialog>
  );
}
