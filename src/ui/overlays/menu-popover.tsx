import { useFloatingRootContext, useTypeahead } from '@floating-ui/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { searchable } from '../../lib/search';
import { css } from '../style/style';
import { Popover } from './popover';

export interface MenuItem {
  key: string;
  label: string;
  icon: ReactNode;
  /** Renders a link, so that it can be opened in a new tab. */
  href?: string;
  onChoose(): void;
}

export interface MenuPopoverProps extends MenuListProps {
  anchor: Element | null;
  label: string;
  id: string;
  placement: 'bottom-end' | 'bottom-start' | 'top-start';
}

/** An open menu. The first item has the initial focus, or the last one. */
export function MenuPopover({ anchor, label, id, placement, ...list }: MenuPopoverProps) {
  return (
    <Popover anchor={anchor} onClose={list.onClose} label={label} role="menu" id={id} placement={placement}>
      <MenuList {...list} />
    </Popover>
  );
}

interface MenuListProps {
  begin: 'first' | 'last';
  items: readonly MenuItem[];
  onChoose(item: MenuItem): void;
  onClose(): void;
}

function MenuList({ begin, items, onChoose, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const labels = useRef<string[]>([]);
  const [activeIndex, setActiveIndex] = useState(begin === 'last' ? items.length - 1 : 0);
  useLayoutEffect(() => {
    labels.current = items.map(({ label }) => label);
  }, [items]);
  const context = useFloatingRootContext({ open: true, elements: { reference: null, floating: null } });
  const { floating: typeahead } = useTypeahead(context, {
    listRef: labels,
    activeIndex,
    onMatch: (index) => itemsOf(list.current)[index]?.focus(),
    // A space alone is no search: it chooses the item.
    findMatch: (texts, typed) =>
      typed.trim() === '' ? undefined : texts.find((text) => text && searchable(text).startsWith(searchable(typed))),
  });
  return (
    // Key events of the menu items bubble to this element.
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
        <Item
          key={one.key}
          item={one}
          hasFocus={index === (begin === 'last' ? items.length - 1 : 0)}
          onChoose={() => onChoose(one)}
        />
      ))}
    </div>
  );
}

function Item({ item, hasFocus, onChoose }: { item: MenuItem; hasFocus: boolean; onChoose(): void }) {
  const { label, icon, href } = item;
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    className: entry,
    'data-autofocus': hasFocus ? '' : undefined,
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

// Not `useListNavigation`, which does the same for these four keys, but weighs 3.8 kB (docs/decisions/ui.md).
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
