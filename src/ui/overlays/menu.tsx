import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { searchable } from '../../lib/search';
import { Popover } from './popover';
import { css } from '../style/style';

export interface MenuItem {
  key: string;
  label: string;
  icon: ReactNode;
  /** Where a link leads, so that it can also be opened in a tab of its own. */
  href?: string;
  onChoose(): void;
}

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
  items: readonly MenuItem[];
  /** Draws the button that opens it. */
  trigger(props: MenuTriggerProps): ReactNode;
  placement?: 'bottom-end' | 'bottom-start' | 'top-start';
}

/** A button with a menu: arrows, Home, End and letters move in it, Enter and Space choose, Escape and Tab leave. */
export function Menu({ label, items, trigger, placement = 'bottom-end' }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const choose = ({ onChoose }: MenuItem) => {
    // What is chosen may open a popup, which gives the focus back to where it was.
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
        onClick: () => setIsOpen(!isOpen),
        onKeyDown(event) {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setIsOpen(true);
        },
      })}
      {isOpen && (
        <Popover anchor={anchor} onClose={close} label={label} role="menu" id={id} placement={placement}>
          {/* The keys of the menu's items arrive here. */}
          <div className={list} role="presentation" onKeyDown={(event) => handleKey(event, close)}>
            {items.map((one, index) => (
              <Item key={one.key} item={one} isFirst={index === 0} onChoose={() => choose(one)} />
            ))}
          </div>
        </Popover>
      )}
    </>
  );
}

function Item({ item, isFirst, onChoose }: { item: MenuItem; isFirst: boolean; onChoose(): void }) {
  const { label, icon, href } = item;
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    className: entry,
    'data-autofocus': isFirst ? '' : undefined,
    onPointerMove: ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.focus(),
  };
  if (href === undefined) {
    return (
      <button type="button" {...props} onClick={onChoose}>
        {icon}
        {label}
      </button>
    );
  }
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {icon}
      {label}
    </a>
  );
}

function handleKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const index = items.findIndex((one) => one === event.target);
  const target = targetOf(event.key, items, index);
  if (target) {
    event.preventDefault();
    target.focus();
  } else if (event.key === 'Tab') close();
}

function targetOf(key: string, items: readonly HTMLElement[], index: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return after.find((one) => searchable(one.textContent).startsWith(searchable(key)));
}

const list = css`
  display: grid;
  min-width: 220px;
  padding: 6px;
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  & svg {
    flex: none;
    color: var(--muted);
  }
  &:focus {
    outline: none;
    background: var(--primary-soft);
  }
  &:focus-visible {
    outline: 2px solid var(--primary);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:focus {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
