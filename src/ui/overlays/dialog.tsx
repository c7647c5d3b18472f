import { useId, useLayoutEffect, useRef, type ReactNode, type ComponentType } from 'react';
import { commonTexts } from '../../texts/common';
import { sensitiveClass } from '../content/personal';
import { Announcer } from '../feedback/announcer';
import { css } from '../style/style';
import { lazyPart } from '../feedback/lazy-part';
import { wrapTab } from './wrap-tab';

interface DialogProps {
  title: string;
  /** Shown under the title, and announced with it. */
  description?: string;
  /** The description contains personal data. */
  isSensitive?: boolean | undefined;
  /** Paragraphs under the description, announced with it. They may change while the dialog is open. */
  notes?: readonly string[] | undefined;
  /** `alertdialog` for a dialog that interrupts the user. */
  role?: 'alertdialog';
  /** Called by Escape and by a press on the backdrop. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal popup (specification: 520 px). The native dialog traps and restores the focus, makes the rest of the page inert, and is
 * never clipped.
 */
export function Dialog({ title, description, isSensitive = false, notes, role, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const describedBy = [description && `${titleId}-description`, notes && `${titleId}-notes`].filter(Boolean).join(' ');
  // A layout effect's cleanup runs before the element is removed: closing the dialog then restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Zooming in can also move the focused element out of the window.
    const keepInView = () => dialog?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    window.addEventListener('resize', keepInView);
    return () => {
      window.removeEventListener('resize', keepInView);
      dialog?.close();
      if (dialog) dropSecondPress(dialog.getRootNode());
    };
  }, []);
  return (
    // The keyboard equivalent is Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={popup}
      part="dialog"
      // Keeps the focus when a focused control is removed.
      tabIndex={-1}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The browser closes the dialog without `cancel` when Escape is pressed twice in a row. The event of our own `close()` arrives
        // late, when the dialog is unmounted or open again.
        if (!ref.current || ref.current.open) return;
        ref.current.showModal();
        onClose();
      }}
      onKeyDown={wrapTab}
      // Ignores the second press of the double click that opened the dialog.
      onMouseDown={(event) => event.target === event.currentTarget && event.detail < 2 && onClose()}
    >
      <div className={content}>
        <h2 id={titleId} className={heading}>
          {title}
        </h2>
        {description && (
          <p id={`${titleId}-description`} className={isSensitive ? sensitiveClass : undefined}>
            {description}
          </p>
        )}
        {notes && (
          <div id={`${titleId}-notes`} role="status" className={noteList}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
        <Announcer>{children}</Announcer>
      </div>
    </dialog>
  );
}

/** Ignores the second press of a double click whose first press closed the dialog: it would hit the element beneath. */
function dropSecondPress(root: Node): void {
  const suppress = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ['mousedown', 'click']) root.addEventListener(name, suppress, { capture: true, once: true });
}

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

/** The row of a popup's buttons. */
export const dialogActionsClass = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 8px;
  & > * {
    flex: 0 1 auto;
    min-width: 112px;
  }
`;

// A description blurred by privacy mode is revealed by keyboard focus on a button; with a mouse, by hovering the text.
const popup = css`
  width: 520px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 12px;
  overflow: auto;
  overflow-wrap: anywhere;
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow);
  &::backdrop {
    background: rgb(8 20 19 / 0.5);
  }
  &:focus-visible {
    outline: none;
  }
  [data-privacy='on'] &:has(button:focus-visible) > div > p {
    filter: none;
  }
`;

const content = css`
  display: grid;
  gap: 12px;
  padding: 24px;
`;

const heading = css`
  font-size: 20px;
`;

// An empty list cancels the grid's gap, but is not hidden: a live region that was hidden is not announced.
const noteList = css`
  display: grid;
  gap: 8px;
  font-weight: 600;
  &:empty {
    margin-top: -12px;
  }
`;
