import type { DisplayParts } from './display-parts';

/** Scales the number to its container, and hides list rows that do not fit: no row is shown cut off. */
export function fitParts({ now, number, next }: DisplayParts): void {
  const letters = Math.max(1, number.textContent.length);
  const size = Math.min(now.clientHeight * TALLEST, now.clientWidth / (letters * LETTER_WIDTH));
  number.style.setProperty('--fit', `${Math.floor(size)}px`);
  const rows = [...next.children].filter((row) => row instanceof HTMLElement);
  for (const row of rows) row.style.visibility = '';
  const bottom = next.getBoundingClientRect().bottom;
  for (const row of rows) row.style.visibility = row.getBoundingClientRect().bottom > bottom + 1 ? 'hidden' : '';
}

/** The largest font size, relative to the height: above 1, because digits have no descenders. */
const TALLEST = 1.05;
/** The width of a bold digit, relative to the font size. */
const LETTER_WIDTH = 0.7;
