import { useFloatingRootContext, useTypeahead } from '@floating-ui/react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { searchable } from '../../lib/search';
import { Popover } from './popover';
import { css } from '../style/style';

export interface MenuItem {
  key: string;
  label: string;
  icon: ReactNode;
  /** Renders a link, so that it can be opened in a new tab. */
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
  /** Renders the button that opens it. */
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
        onClick: () => setIsOpen(!isOpen),
        onKeyDown(event) {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setIsOpen(true);
        },
      })}
      {isOpen && (
        <Popover anchor={anchor} onClose={close} label={label} role="menu" id={id} placement={placement}>
          <MenuList items={items} onChoose={choose} onClose={close} />
        </Popover>
      )}
    </>
  );
}

interface MenuListProps {
  items: readonly MenuItem[];
  onChoose(item: MenuItem): void;
  onClose(): void;
}

function MenuList({ items, onChoose, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const labels = useRef<string[]>([]);
  const [activeIndex, setActiveIndex] = useState(0);
  useLayoutEffect(() => {
    labels.current = items.map(({ label }) => label);
  }, [items]);
  const context = useFloatingRootContext({ open: true, elements: { reference: null, floating: null } });
  const { floating: typeahead } = useTypeahead(context, {
    listRef: labels,
    activeIndex,
    onMatch: (index) => itemsOf(list.current)[index]?.focus(),
    findMatch: (texts, typed) => texts.find((text) => text && searchable(text).startsWith(searchable(typed))),
  });
  return (
    // The keys of the menu's items arrive here.
    <div
      ref={list}
      className={listClass}
      role="presentation"
      onFocus={({ target }) => setActiveIndex(itemsOf(list.current).findIndex((one) => one === target))}
      onKeyDown={(event) => {
        typeahead?.onKeyDown?.(event);
        handleKey(event, onClose);
      }}
    >
      {items.map((one, index) => (
        <Item key={one.key} item={one} isFirst={index === 0} onChoose={() => onChoose(one)} />
      ))}
    </div>
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

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

// Not `useListNavigation`: 3.8 kB for four keys (docs/decisions/floating.md).
function handleKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = itemsOf(event.currentTarget);
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
  return key === 'End' ? items.at(-1) : undefined;
}

const listClass = css`
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
