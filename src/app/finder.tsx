import { useState, type ReactNode } from 'react';
import { useShortcut } from '../state/react/use-shortcut';
import { commonTexts } from '../texts/common';
import { shellTexts } from '../texts/shell';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Dialog } from '../ui/overlays/dialog';

/** The button that opens the finder of patients, screens and actions. Visible while focused; the shortcut presses it, too. */
export function Finder({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        {...useShortcut('Control+K Meta+K', 'Ctrl+K')}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setIsOpen(true)}
      >
        {shellTexts.find}
      </button>
      {isOpen && <FinderDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface FinderDialogProps {
  onClose(): void;
}

const FinderDialog = lazyPart(
  'finder',
  async () => (await import('./finder-dialog')).FinderDialog,
  ({ onClose, children }: FinderDialogProps & { children: ReactNode }) => (
    <Dialog title={commonTexts.popupLoading} onClose={onClose}>
      {children}
    </Dialog>
  ),
);
