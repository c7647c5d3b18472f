import { useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent, ReactNode, Ref } from 'react';
import { opensElsewhere } from '../content/opens-elsewhere';
import { indexAfterKey } from '../controls/row-keys';
import { stickyHeadClass } from './sticky-head';
import { classes } from '../style/style';
import { createTypeAhead } from './type-ahead';
import type { RowIndexes } from './use-row-focus-restore';
import { useVirtualRows } from './use-virtual-rows';
import * as style from './virtual-list.style';

interface Listed {
  id: string | number;
}

interface VirtualListProps<T extends Listed> {
  /** The list's accessible name. */
  label: string;
  items: readonly T[];
  /** The one that is open in the preview. */
  chosenId: T['id'] | null;
  /** Renders a row's content; memoized, so that only changed rows re-render. */
  Row: ComponentType<{ item: T }>;
  onOpen(item: T): void;
  /** The address of an item: its row is a link, which the browser can open in another tab. */
  hrefOf(item: T): string;
  /** The name that letters typed in the list are matched with. */
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
 * A virtual list that scrolls with the page. Roving tabindex: one row is in the tab order; arrows, Home, End and the page keys move
 * and letters to the others; Enter, Space and a click open one. The row in the tab order is always rendered, so that the focus is never lost.
 */
export function VirtualList<T extends Listed>(props: VirtualListProps<T>) {
  const { label, items, chosenId, Row, onOpen, hrefOf, nameOf, head, empty, scrollResetKey, ref } = props;
  const [typeAhead] = useState(createTypeAhead);
  const [activeId, setActiveId] = useState<T['id'] | null>(null);
  const [move, setMove] = useState<{ index: number; takesFocus: boolean } | null>(null);
  const chosenIndex = useIndexOf(items, chosenId);
  const activeIndex = useIndexOf(items, activeId) ?? chosenIndex ?? 0;
  const headRef = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const rows = useVirtualRows({ head: headRef, list, marker }, items.length, activeIndex);
  const { indexes, rowHeight, coveredHeight } = rows;

  function moveTo(wanted: number, takesFocus: boolean): boolean {
    const index = Math.min(wanted, items.length - 1);
    const item = items[index];
    if (!item) return false;
    setActiveId(item.id);
    setMove({ index, takesFocus });
    return true;
  }

  const [seenChosenId, setSeenChosenId] = useState<T['id'] | null>(null);
  if (seenChosenId !== chosenId) {
    setSeenChosenId(chosenId);
    if (chosenIndex !== null) moveTo(chosenIndex, false);
  }

  useImperativeHandle(ref, () => ({
    indexOf: (element) => indexOf(element) ?? chosenIndex,
    focusIndex: (index) => moveTo(index, true),
  }));

  const finished = useRef<typeof move>(null);
  const finishMove = useEffectEvent(() => {
    const row = move && list.current?.querySelector<HTMLElement>(`[data-index="${move.index}"]`);
    if (!row || finished.current === move) return;
    finished.current = move;
    rows.update();
    if (move.takesFocus) row.focus({ preventScroll: true });
    rows.scrollToRow(row);
  });
  // A list that was hidden renders its rows only after measuring them.
  useLayoutEffect(() => finishMove(), [move, rowHeight]);
  const scrollToStart = useEffectEvent(rows.scrollToStart);
  useLayoutEffect(() => scrollToStart(), [scrollResetKey]);

  function open(index: number | null): void {
    const item = index === null ? undefined : items[index];
    if (item) onOpen(item);
  }

  function nameAt(index: number): string {
    const item = items[index];
    return item ? nameOf(item) : '';
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const index = indexOf(event.target) ?? activeIndex;
    const next = indexAfterKey(key, index, items.length, rows.pageSize());
    if (next !== null) moveTo(next, true);
    else if (typeAhead.takes(key, timeStamp)) {
      const found = typeAhead.find(key, timeStamp, index, items.length, nameAt);
      if (found !== null) moveTo(found, true);
    } else if (key === 'Enter' || key === ' ') open(index);
    else return;
    event.preventDefault();
  }

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
              open(indexOf(event.target));
            }}
            onFocus={({ target }) => setActiveId(items[indexOf(target) ?? activeIndex]?.id ?? null)}
          >
            {indexes.map((index) => {
              const item = items[index];
              return (
                item && (
                  <a
                    key={item.id}
                    href={hrefOf(item)}
                    role="option"
                    tabIndex={index === activeIndex ? 0 : -1}
                    aria-selected={index === chosenIndex}
                    aria-setsize={items.length}
                    aria-posinset={index + 1}
                    data-index={index}
                    className={classes(style.row, index === items.length - 1 && style.lastRow)}
                    style={{ top: index * rowHeight, scrollMarginTop: coveredHeight }}
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

/** The index of the item with the id; `null` when there is none. */
function useIndexOf(items: readonly Listed[], id: Listed['id'] | null): number | null {
  return useMemo(() => {
    const index = id === null ? -1 : items.findIndex((item) => item.id === id);
    return index < 0 ? null : index;
  }, [items, id]);
}

function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset['index']) : null;
}
