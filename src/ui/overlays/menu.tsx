import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { lazyPart, usePrefetch } from '../feedback/lazy-part';
import type { MenuItem } from './menu-popover';
import { LoadingPopover, PopoverPosition } from './popover';

export type { MenuItem };

export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface MenuProps {
  /** The menu's accessible name. */
  label: string;
  /** A function is called when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Renders the button that opens the menu. */
  trigger(props: MenuTriggerProps): ReactNode;
  placement?: 'bottom-end' | 'bottom-start' | 'top-start';
}

/** A button with a menu: arrows, Home, End and letters move in it, Enter and Space choose, Escape and Tab leave. */
export function Menu({ label, items, trigger, placement = 'bottom-end' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ anchor: HTMLButtonElement | null; begin: 'first' | 'last' } | null>(null);
  usePrefetch(MenuPopover);
  usePrefetch(PopoverPosition);
  const open = (begin: 'first' | 'last') => setOpened({ anchor: button.current, begin });
  const close = () => setOpened(null);
  const choose = ({ onChoose }: MenuItem) => {
    // The chosen item may open a popup, which restores the focus to the anchor.
    opened?.anchor?.focus();
    close();
    onChoose();
  };
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        'aria-controls': opened ? id : undefined,
        onClick: () => (opened ? close() : open('first')),
        onKeyDown(event) {
          if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || opened) return;
          event.preventDefault();
          open(event.key === 'ArrowUp' ? 'last' : 'first');
        },
      })}
      {opened && (
        <MenuPopover
          {...opened}
          label={label}
          id={id}
          placement={placement}
          items={typeof items === 'function' ? items() : items}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}

const MenuPopover = lazyPart(
  'menu',
  async () => (await import('./menu-popover')).MenuPopover,
  // No `role="menu"` yet: the loading state contains no menu items.
  ({ anchor, label, id, placement, onClose, children }) => (
    <LoadingPopover anchor={anchor} onClose={onClose} label={label} id={id} placement={placement}>
      {children}
    </LoadingPopover>
  ),
);
