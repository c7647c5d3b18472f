import { useLayoutEffect, useRef, type RefObject } from 'react';
import { LIST_MOTION_MS } from '../../constants';

interface Place {
  top: number;
  left: number;
  width: number;
}

/**
 * Lets the eye follow a list: a row that leaves slides out, and those behind it move up. `rows` finds the rows below
 * `area`, whose position must not be static; `items` changes with them. Nothing moves under reduced motion.
 */
export function useListMotion(area: RefObject<HTMLElement | null>, rows: string, items: unknown): void {
  const places = useRef<ReadonlyMap<HTMLElement, Place>>(new Map());
  useLayoutEffect(() => {
    const list = area.current;
    if (!list) return;
    const before = places.current;
    const now = new Map([...list.querySelectorAll<HTMLElement>(rows)].map((row) => [row, placeOf(row)] as const));
    places.current = now;
    if (before.size === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [row, place] of before) {
      if (!now.has(row)) slideOut(list, row, place);
    }
    for (const [row, { top }] of now) {
      const old = before.get(row);
      if (old && old.top !== top) row.animate({ transform: [`translateY(${old.top - top}px)`, 'none'] }, timing);
    }
  }, [area, rows, items]);
}

const timing: KeyframeAnimationOptions = { duration: LIST_MOTION_MS, easing: 'ease-out' };

const placeOf = (row: HTMLElement): Place => ({ top: row.offsetTop, left: row.offsetLeft, width: row.offsetWidth });

/** The row itself is gone by now: a picture of it, which nobody can reach, leaves in its place. */
function slideOut(list: HTMLElement, row: HTMLElement, { top, left, width }: Place): void {
  const picture = row.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return;
  [...picture.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .forEach(({ name }) => picture.removeAttribute(name));
  picture.inert = true;
  picture.ariaHidden = 'true';
  Object.assign(picture.style, {
    position: 'absolute',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    zIndex: '2',
  });
  list.append(picture);
  const motion = picture.animate({ transform: ['none', 'translateX(40%)'], opacity: [1, 0] }, timing);
  const end = () => picture.remove();
  motion.finished.then(end, end);
}
