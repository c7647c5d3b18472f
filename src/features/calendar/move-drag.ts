import { CALENDAR_DRAG_PX } from '../../constants';
import { listenTo } from '../../lib/listen-to';
import type { CalendarDay, PlacedTerm } from './model';
import { isChoosing } from './move-machine';
import { snapped } from './move-steps';
import type { Moves } from './moves-part';
import { visibleHours } from './visible-hours';

interface Point {
  x: number;
  y: number;
}

interface Drag extends Point {
  placed: PlacedTerm;
  pointerId: number;
  /** How far below the start of the term it was taken, in minutes. */
  grabbed: number;
  /** The pointer has left the place where it was pressed. */
  isMoving: boolean;
  last: Point;
}

/** Drags a term of the grid by a mouse or a pen: the term follows the pointer over the days that are shown. A finger scrolls. */
export function listenForDrags(area: HTMLElement, moves: Moves, shownDays: () => readonly CalendarDay[]) {
  let drag: Drag | null = null;
  let stop = (): void => undefined;

  function start({ button, pointerType, pointerId, clientX: x, clientY: y, target }: PointerEvent): void {
    if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[role="gridcell"][data-term]')?.dataset['term'];
    const placed = shownDays()
      .flatMap(({ terms }) => terms)
      .find(({ term }) => String(term.id) === id);
    const place = placed?.term.state === 'waiting' ? placeAt(area, shownDays(), { x, y }) : null;
    if (!placed || !place || isChoosing(moves.state.peek())) return;
    end();
    const grabbed = place.minutes - placed.from;
    drag = { placed, pointerId, x, y, grabbed, isMoving: false, last: { x, y } };
    // A fast pointer leaves the calendar with its first move.
    stop = listenTo(document, { pointermove: follow, pointerup: drop, pointercancel: cancel });
  }

  function follow({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (drag?.pointerId !== pointerId) return;
    drag.last = { x, y };
    if (!drag.isMoving) {
      if (Math.hypot(x - drag.x, y - drag.y) < CALENDAR_DRAG_PX) return;
      drag.isMoving = true;
      area.setPointerCapture(pointerId);
      moves.begin(drag.placed);
    }
    // Escape, or a change elsewhere, has ended it.
    if (!isChoosing(moves.state.peek())) return end();
    place(drag);
  }

  function place(dragged: Drag): void {
    const found = placeAt(area, shownDays(), dragged.last);
    if (!found) return;
    const day = shownDays().find((one) => one.day === found.day);
    moves.choose(found.day, snapped(day, found.minutes - dragged.grabbed, dragged.placed.term.type));
  }

  function end(): void {
    drag = null;
    stop();
  }

  function drop({ pointerId }: PointerEvent): void {
    if (drag?.pointerId !== pointerId) return;
    const { isMoving } = drag;
    end();
    if (!isMoving) return;
    // The press on the term opens nothing.
    area.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => area.removeEventListener('click', swallow, { capture: true }));
    moves.confirm();
  }

  function cancel({ pointerId }: PointerEvent): void {
    if (drag?.pointerId !== pointerId) return;
    if (drag.isMoving) moves.cancel();
    end();
  }

  area.addEventListener('pointerdown', start);
  return {
    /** Other days are shown below the pointer. */
    update: () => void (drag?.isMoving && isChoosing(moves.state.peek()) && place(drag)),
    stop() {
      end();
      area.removeEventListener('pointerdown', start);
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The day and the minute at a point; beside the grid the first or the last day. */
function placeAt(area: HTMLElement, days: readonly CalendarDay[], { x, y }: Point) {
  const columns = [...area.querySelectorAll<HTMLElement>('[role="row"][data-day]')].map((column) => ({
    day: column.dataset['day'] ?? '',
    box: column.getBoundingClientRect(),
    rows: (column.lastElementChild ?? column).getBoundingClientRect(),
  }));
  const [first] = columns;
  if (!first) return null;
  const hours = visibleHours(days);
  const exact = hours.from + ((y - first.rows.top) / first.rows.height) * (hours.to - hours.from);
  const minutes = Math.min(hours.to, Math.max(hours.from, exact));
  const over = columns.findLast(({ box }) => box.left <= x) ?? first;
  return { day: over.day, minutes };
}
