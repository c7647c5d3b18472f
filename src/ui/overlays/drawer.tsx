import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { css, keyframes } from '../style/style';
import { wrapTab } from './wrap-tab';

interface DrawerProps {
  label: string;
  closeLabel: string;
  /** Called by Escape, by the close button and by a press on the backdrop. */
  onClose(): void;
  children: ReactNode;
}

/** A modal drawer that slides in from the left on narrow screens. */
export function Drawer({ label, closeLabel, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // The keyboard equivalent is Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={drawer}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={wrapTab}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={inside}>
        <span className={corner}>
          <IconButton label={closeLabel} icon={<X size={20} strokeWidth={1.5} />} onClick={onClose} />
        </span>
        {children}
      </div>
    </dialog>
  );
}

const slide = keyframes`
  from {
    transform: translateX(-100%);
  }
`;

const drawer = css`
  width: var(--nav-width);
  max-width: calc(100vw - 48px);
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--line);
  overflow: auto;
  background: var(--surface);
  color: var(--text);
  animation: ${slide} 180ms ease-out;
  &::backdrop {
    background: rgb(8 20 19 / 0.5);
  }
`;

const inside = css`
  position: relative;
  height: 100%;
`;

const corner = css`
  position: absolute;
  top: 20px;
  right: 12px;
`;
