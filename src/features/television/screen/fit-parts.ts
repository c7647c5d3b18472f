import type { DisplayParts } from './display-parts';

/** Makes the number as large as its place, and leaves out who does not fit into the list: nothing is ever cut in half. */
export function fitParts({ now, number, next }: DisplayParts): void {
  const letters = Math.max(1, number.textContent.length);
  const size = Math.min(now.clientHeight * TALLEST, now.clientWidth / (letters * LETTER_WIDTH));
  number.style.setProperty('--fit', `${Math.floor(size)}px`);
  const rows = [...next.children].filter((row) => row instanceof HTMLElement);
  for (const row of rows) row.style.visibility = '';
  const bottom = next.getBoundingClientRect().bottom;
  for (const row of rows) row.style.visibility = row.getBoundingClientRect().bottom > bottom + 1 ? 'hidden' : '';
}

/** Digits need no room for what hangs below the line. */
const TALLEST = 1.05;
/** The width of a bold digit, relative to the font size. */
const LETTER_WIDTH = 0.7;
