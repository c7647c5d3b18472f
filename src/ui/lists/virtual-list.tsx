import { useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { opensElsewhere, indexAfterKey } from './use-roving-rows';
import { classes } from '../style/style';
import { searchable } from '../../lib/search';
import { stickyHeadClass } from './sticky-head';
import { rowIndexOf, useListboxRows } from './use-listbox-rows';
import type { RowIndexes } from './use-row-focus-restore';
import * as style from './virtual-list.style';

/** Letters typed within this time of one another form one word, in milliseconds. */
const PAUSE_MS = 700;

interface Listed {
  id: string | number;
}

interface VirtualListProps<T extends Listed> {
  /** The list's accessible name. */
  label: string;
  items: readonly T[];
  /** The id of the item that is open in the preview. */
  chosenId: T['id'] | null;
  /** Renders a row's content; memoized, so that only changed rows re-render. */
  Row: ComponentType<{ item: T }>;
  onOpen(item: T): void;
  /** The address of an item: its row is a link, which the browser can open in another tab. */
  hrefOf(item: T): string;
  /** The name that typed letters are matched with. */
  nameOf(item: T): string;
  /** Stays above the rows while they scroll. */
  head: ReactNode;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
  /** A change scrolls back to the first item. */
  scrollResetKey: string;
  ref?: Ref<RowIndexes>;
}

/**
 * A virtual list that scrolls with the page. Roving tabindex: one row is in the tab order; the arrows, Home, End, the page keys and letters
 * move to others; Enter, Space and a click open a row. The row in the tab order is always rendered, so that the focus is never lost.
 */
export function VirtualList<T extends Listed>(props: VirtualListProps<T>) {
  const { label, items, Row, onOpen, hrefOf, nameOf, head, empty } = props;
  const headRef = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const rows = useListboxRows({ head: headRef, list, marker }, props);
  const { activeIndex, rowHeight } = rows;

  function open(index: number | null): void {
    const item = index === null ? undefined : items[index];
    if (item) onOpen(item);
  }
  const handleKey = useListboxKeys({ items, nameOf, open, ...rows });

  return (
    <div>
      <div ref={headRef} className={stickyHeadClass}>
        {head}
      </div>
      {items.length === 0 ? (
        empty
      ) : (
        <div className={style.body}>
          <span ref={marker} className={style.marker} />
          <div
            ref={list}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            className={style.list}
            style={{ height: items.length * rowHeight }}
            onKeyDown={handleKey}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              open(rowIndexOf(event.target));
            }}
            onFocus={({ target }) => rows.setActive(rowIndexOf(target) ?? activeIndex)}
          >
            {rows.indexes.map((index) => {
              const item = items[index];
              return (
                item && (
                  <a
                    key={item.id}
                    href={hrefOf(item)}
                    role="option"
                    tabIndex={index === activeIndex ? 0 : -1}
                    aria-selected={index === rows.chosenIndex}
                    aria-setsize={items.length}
                    aria-posinset={index + 1}
                    className={classes(style.row, index === items.length - 1 && style.lastRow)}
                    style={{ top: index * rowHeight, scrollMarginTop: rows.coveredHeight }}
                  >
                    <Row item={item} />
                  </a>
                )
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

interface ListboxKeys<T> extends Pick<ReturnType<typeof useListboxRows>, 'activeIndex' | 'moveTo' | 'pageSize'> {
  items: readonly T[];
  nameOf(item: T): string;
  open(index: number): void;
}

function useListboxKeys<T>({ items, nameOf, open, activeIndex, moveTo, pageSize }: ListboxKeys<T>) {
  const [typeAhead] = useState(createTypeAhead);
  const nameAt = (index: number) => {
    const item = items[index];
    return item ? nameOf(item) : '';
  };
  return (event: KeyboardEvent): void => {
    const { key, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const index = rowIndexOf(event.target) ?? activeIndex;
    const next = indexAfterKey(key, index, items.length, pageSize());
    if (next !== null) moveTo(next, true);
    else if (typeAhead.takes(key, timeStamp)) {
      const found = typeAhead.find(key, timeStamp, index, items.length, nameAt);
      if (found !== null) moveTo(found, true);
    } else if (key === 'Enter' || key === ' ') open(index);
    else return;
    event.preventDefault();
  };
}

/**
 * Finds the row that begins with the typed letters, ignoring diacritics. The search starts at the next row, or at the current one while a
 * word is being typed, and wraps around. Repeating a letter moves on to the next row that begins with it.
 */
function createTypeAhead() {
  let typed = '';
  let last = -Infinity;
  /** Whether the key belongs to a typed word: a letter or a digit, or within a word also a space, an apostrophe, a dot or a hyphen. */
  const takes = (key: string, now: number): boolean =>
    /^[\p{L}\p{N}]$/u.test(key) || (/^[ '’.-]$/.test(key) && typed !== '' && now - last < PAUSE_MS);
  return {
    takes,
    /** The index of the matching row; `null` if there is none. */
    find(key: string, now: number, index: number, count: number, textOf: (index: number) => string): number | null {
      typed = now - last < PAUSE_MS ? typed + key : key;
      last = now;
      const letters = searchable(typed);
      const isRepeated = letters.length === typed.length && letters === letters.charAt(0).repeat(letters.length);
      const prefix = isRepeated ? letters.slice(0, 1) : letters;
      const begin = isRepeated ? index + 1 : index;
      for (let step = 0; step < count; step += 1) {
        const at = (begin + step) % count;
        if (searchable(textOf(at)).startsWith(prefix)) return at;
      }
      return null;
    },
  };
}
