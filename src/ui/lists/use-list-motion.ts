import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { LIST_MOTION_MS } from '../../constants';

interface Box {
  top: number;
  left: number;
  width: number;
  /** The offset of a sticky row reflects the scroll position. Only the first row may be sticky. */
  isSticky: boolean;
}

/**
 * Animates a list: a removed row slides out, and those below move up. `rows` is the selector of the rows in `area`, whose position must not
 * be static; `items` changes with them. In a list that renders only some rows, `isListed` returns whether a row that is no longer rendered
 * is still in the list. A change of `view` shows other records, and is not animated. No animation under reduced motion.
 */
export function useListMotion(
  area: RefObject<HTMLElement | null>,
  rows: string,
  items: unknown,
  isListed: (row: HTMLElement) => boolean = () => false,
  view: unknown = null,
): void {
  const isStillListed = useEffectEvent(isListed);
  const boxes = useRef(NONE);
  const seenView = useRef(view);
  useLayoutEffect(() => {
    const before = boxes.current;
    const hasNewView = seenView.current !== view;
    boxes.current = NONE;
    seenView.current = view;
    const list = area.current;
    if (!list || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    if (hasNewView || before.size === 0) {
      // Nothing to animate: measures with the next frame, whose layout is needed anyway.
      const frame = requestAnimationFrame(() => {
        boxes.current = boxesIn(list, rows);
      });
      return () => cancelAnimationFrame(frame);
    }
    const now = boxesIn(list, rows);
    boxes.current = now;
    before.forEach((box, row) => !now.has(row) && !isStillListed(row) && slideOut(list, row, box));
    now.forEach(({ top }, row) => {
      const old = before.get(row);
      if (old && old.top !== top && !old.isSticky)
        row.animate({ transform: [`translateY(${old.top - top}px)`, 'none'] }, timing);
    });
    return undefined;
  }, [area, rows, items, view]);
}

const timing: KeyframeAnimationOptions = { duration: LIST_MOTION_MS, easing: 'ease-out' };

const NONE: ReadonlyMap<HTMLElement, Box> = new Map();

const boxesIn = (list: HTMLElement, rows: string): ReadonlyMap<HTMLElement, Box> =>
  new Map(
    [...list.querySelectorAll<HTMLElement>(rows)].map((row, index) => [
      row,
      {
        top: row.offsetTop,
        left: row.offsetLeft,
        width: row.offsetWidth,
        isSticky: index === 0 && getComputedStyle(row).position === 'sticky',
      },
    ]),
  );

/** Animates an inert clone: the row itself is already removed from the DOM. */
function slideOut(list: HTMLElement, row: HTMLElement, { top, left, width }: Box): void {
  const clone = row.cloneNode(true);
  if (!(clone instanceof HTMLElement)) return;
  [...clone.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .forEach(({ name }) => clone.removeAttribute(name));
  clone.inert = true;
  clone.ariaHidden = 'true';
  Object.assign(clone.style, {
    position: 'absolute',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    zIndex: '2',
  });
  list.append(clone);
  const motion = clone.animate({ transform: ['none', 'translateX(40%)'], opacity: [1, 0] }, timing);
  const end = () => clone.remove();
  motion.finished.then(end, end);
}
