import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart, usePrefetch } from '../feedback/lazy-part';
import { css } from '../style/style';
import type { MenuItem, MenuPopoverProps } from './menu-popover';
import { Popover, PopoverPosition } from './popover';

export type { MenuItem };

export interface MenuTriggerProps {
  ref(node: HTMLButtonElement | null): void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface MenuProps {
  /** The menu's accessible name. */
  label: string;
  /** A function is asked when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Renders the button that opens it. */
  trigger(props: MenuTriggerProps): ReactNode;
  placement?: 'bottom-end' | 'bottom-start' | 'top-start';
}

/** A button with a menu: arrows, Home, End and letters move in it, Enter and Space choose, Escape and Tab leave. */
export function Menu({ label, items, trigger, placement = 'bottom-end' }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [begin, setBegin] = useState<'first' | 'last'>('first');
  usePrefetch(MenuPopover);
  usePrefetch(PopoverPosition);
  const close = () => setIsOpen(false);
  const choose = ({ onChoose }: MenuItem) => {
    // The chosen item may open a popup, which restores the focus to the anchor.
    anchor?.focus();
    close();
    onChoose();
  };
  return (
    <>
      {trigger({
        ref: setAnchor,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick() {
          setBegin('first');
          setIsOpen(!isOpen);
        },
        onKeyDown(event) {
          if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isOpen) return;
          event.preventDefault();
          setBegin(event.key === 'ArrowUp' ? 'last' : 'first');
          setIsOpen(true);
        },
      })}
      {isOpen && (
        <MenuPopover
          anchor={anchor}
          label={label}
          id={id}
          placement={placement}
          begin={begin}
          items={typeof items === 'function' ? items() : items}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}

const MenuPopover = lazyPart('menu', async () => (await import('./menu-popover')).MenuPopover, MenuPlaceholder);

/** Not a menu yet: what stands in it is none of its items. */
function MenuPlaceholder(props: MenuPopoverProps & { children: ReactNode }) {
  const { anchor, label, id, placement, onClose, children } = props;
  return (
    <Popover anchor={anchor} onClose={onClose} label={label} id={id} placement={placement} className={waiting}>
      {children}
    </Popover>
  );
}

const waiting = css`
  width: 280px;
  padding: 12px;
`;
