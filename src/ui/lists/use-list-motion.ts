import { useLayoutEffect, useRef, type RefObject } from 'react';
import { LIST_MOTION_MS } from '../../constants';

interface Box {
  top: number;
  left: number;
  width: number;
}

/**
 * Animates a list: a removed row slides out, and those below move up. `rows` is the selector of the rows in `area`, whose position
 * must not be static; `items` changes with them. No animation under reduced motion.
 */
export function useListMotion(area: RefObject<HTMLElement | null>, rows: string, items: unknown): void {
  const boxes = useRef<ReadonlyMap<HTMLElement, Box>>(new Map());
  useLayoutEffect(() => {
    const list = area.current;
    if (!list) return;
    const before = boxes.current;
    const now = new Map([...list.querySelectorAll<HTMLElement>(rows)].map((row) => [row, boxOf(row)] as const));
    boxes.current = now;
    if (before.size === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [row, box] of before) {
      if (!now.has(row)) slideOut(list, row, box);
    }
    for (const [row, { top }] of now) {
      const old = before.get(row);
      if (old && old.top !== top) row.animate({ transform: [`translateY(${old.top - top}px)`, 'none'] }, timing);
    }
  }, [area, rows, items]);
}

const timing: KeyframeAnimationOptions = { duration: LIST_MOTION_MS, easing: 'ease-out' };

const boxOf = (row: HTMLElement): Box => ({ top: row.offsetTop, left: row.offsetLeft, width: row.offsetWidth });

/** The row is already removed from the DOM: animates an inert clone. */
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
