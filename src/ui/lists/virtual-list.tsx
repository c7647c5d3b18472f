import { useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent, ReactNode, Ref } from 'react';
import { placeAfterKey } from '../controls/row-keys';
import { stickyHeadClass } from './sticky-head';
import { classes } from '../style/style';
import type { RowPlaces } from './use-kept-focus';
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
  /** Draws what stands in a row: memoised, so that only changed rows repaint. */
  Row: ComponentType<{ item: T }>;
  onOpen(item: T): void;
  /** Stays above the rows while they scroll. */
  head: ReactNode;
  /** Stands in the place of the rows when there are none. */
  empty: ReactNode;
  /** When it changes, the items are others, and are seen from their beginning. */
  startsAnew: string;
  ref?: Ref<RowPlaces>;
}

/**
 * A list of any length, of which only the rows in sight are on the page. It scrolls with the page. One row takes the
 * tabulator; arrows, Home, End and the page keys move to every other one; Enter, Space and a press open. The row that
 * takes the tabulator stays on the page wherever that is scrolled to, so that the focus is never lost.
 */
export function VirtualList<T extends Listed>(props: VirtualListProps<T>) {
  const { label, items, chosenId, Row, onOpen, head, empty, startsAnew, ref } = props;
  const [activeId, setActiveId] = useState<T['id'] | null>(null);
  const [move, setMove] = useState<{ place: number; takesFocus: boolean } | null>(null);
  const chosenPlace = usePlace(items, chosenId);
  const activePlace = usePlace(items, activeId) ?? chosenPlace ?? 0;
  const headPlace = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const rows = useVirtualRows({ head: headPlace, list, marker }, items.length, activePlace);
  const { places, rowHeight, covered } = rows;

  function moveTo(wanted: number, takesFocus: boolean): boolean {
    const place = Math.min(wanted, items.length - 1);
    const item = items[place];
    if (!item) return false;
    setActiveId(item.id);
    setMove({ place, takesFocus });
    return true;
  }

  const [seenChosenId, setSeenChosenId] = useState<T['id'] | null>(null);
  if (seenChosenId !== chosenId) {
    setSeenChosenId(chosenId);
    if (chosenPlace !== null) moveTo(chosenPlace, false);
  }

  useImperativeHandle(ref, () => ({
    placeOf: (element) => placeOf(element) ?? chosenPlace,
    focusPlace: (place) => moveTo(place, true),
  }));

  const finished = useRef<typeof move>(null);
  const finishMove = useEffectEvent(() => {
    const row = move && list.current?.querySelector<HTMLElement>(`[data-place="${move.place}"]`);
    if (!row || finished.current === move) return;
    finished.current = move;
    rows.settle();
    if (move.takesFocus) row.focus({ preventScroll: true });
    rows.reveal(row);
  });
  // A list that was hidden draws its rows only when it has measured them.
  useLayoutEffect(() => finishMove(), [move, rowHeight]);
  const toStart = useEffectEvent(rows.toStart);
  useLayoutEffect(() => toStart(), [startsAnew]);

  function open(place: number | null): void {
    const item = place === null ? undefined : items[place];
    if (item) onOpen(item);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeOf(event.target) ?? activePlace;
    const next = placeAfterKey(event.key, place, items.length, rows.page());
    if (next !== null) moveTo(next, true);
    else if (event.key === 'Enter' || event.key === ' ') open(place);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <div ref={headPlace} className={stickyHeadClass}>
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
            onClick={({ target }) => open(placeOf(target))}
            onFocus={({ target }) => setActiveId(items[placeOf(target) ?? activePlace]?.id ?? null)}
          >
            {places.map((place) => {
              const item = items[place];
              return (
                item && (
                  <div
                    key={item.id}
                    role="option"
                    tabIndex={place === activePlace ? 0 : -1}
                    aria-selected={place === chosenPlace}
                    aria-setsize={items.length}
                    aria-posinset={place + 1}
                    data-place={place}
                    className={classes(style.row, place === items.length - 1 && style.lastRow)}
                    style={{ top: place * rowHeight, scrollMarginTop: covered }}
                  >
                    <Row item={item} />
                  </div>
                )
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

/** Where the item with the id stands; `null` when it is not among them. */
function usePlace(items: readonly Listed[], id: Listed['id'] | null): number | null {
  return useMemo(() => {
    const place = id === null ? -1 : items.findIndex((item) => item.id === id);
    return place < 0 ? null : place;
  }, [items, id]);
}

function placeOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return row ? Number(row.dataset['place']) : null;
}
