import {
  CALENDAR_DRAG_PX,
  CALENDAR_EDGE_MS,
  CALENDAR_EDGE_PX,
  CALENDAR_HANDLE_PX,
  CALENDAR_ROW_MINUTES,
} from '../../constants';
import { listenTo } from '../../lib/listen-to';
import { shiftDay } from '../../lib/zone';
import type { CalendarDay, PlacedTerm } from './model';
import { isChoosing } from './move-machine';
import { snapped } from './move-places';
import type { Moves } from './moves-part';
import { visibleHours } from './grid-scale';

interface Point {
  x: number;
  y: number;
}

interface Drag extends Point {
  placed: PlacedTerm;
  pointerId: number;
  /** The offset of the pointer from the term's start, or with `isLength` from its end, in minutes. */
  grabbed: number;
  /** The term is dragged by its end, which follows the pointer. */
  isLength: boolean;
  /** The pointer has moved far enough from the press. */
  isMoving: boolean;
  last: Point;
}

/** A `pointerdown`, copied: after dispatch, an event's `target` is the host element around the shadow root. */
export type Press = Pick<PointerEvent, 'button' | 'pointerType' | 'pointerId' | 'clientX' | 'clientY' | 'target'>;

/**
 * Drags a term of the grid by a mouse or a pen: the term follows the pointer over the shown days, and at their edge to further days.
 * Dragging its end changes its length. A finger scrolls instead.
 */
export function listenForDrags(area: HTMLElement, moves: Moves, shownDays: () => readonly CalendarDay[]) {
  let drag: Drag | null = null;
  let stop = (): void => undefined;
  const edge = createEdge(area, turnPage);

  function start({ button, pointerType, pointerId, clientX: x, clientY: y, target }: Press): void {
    if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('[role="gridcell"][data-term]');
    const taken = cell && !isChoosing(moves.state.peek()) && takeTerm(area, shownDays(), cell, { x, y });
    if (!taken) return;
    end();
    drag = { ...taken, pointerId, x, y, isMoving: false, last: { x, y } };
    // On the document: a fast pointer leaves the calendar with its first move.
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
    // Escape, or a change elsewhere, has ended the move.
    if (!isChoosing(moves.state.peek())) return end();
    updatePlace(drag);
  }

  function updatePlace(dragged: Drag): void {
    placeTerm(area, moves, shownDays(), dragged);
    if (!dragged.isLength) edge.follow(dragged.last.x);
  }

  /** Moves on to the next or previous page of days. */
  function turnPage(direction: 1 | -1): void {
    const now = moves.state.peek();
    if (!isChoosing(now)) return;
    const { day, from } = now.candidate;
    moves.choose(shiftDay(day, direction * shownDays().length), from);
  }

  function end(): void {
    drag = null;
    edge.stop();
    stop();
  }

  function drop({ pointerId }: PointerEvent): void {
    if (drag?.pointerId !== pointerId) return;
    const { isMoving } = drag;
    end();
    if (!isMoving) return;
    // The click that follows a drag must not open the term.
    area.addEventListener('click', suppress, { capture: true, once: true });
    setTimeout(() => area.removeEventListener('click', suppress, { capture: true }));
    moves.confirm();
  }

  function cancel({ pointerId }: PointerEvent): void {
    if (drag?.pointerId !== pointerId) return;
    if (drag.isMoving) moves.cancel();
    end();
  }

  area.addEventListener('pointerdown', start);
  return {
    start,
    /** Follows a change of the days below the pointer. */
    update(): void {
      edge.stop();
      if (drag?.isMoving && isChoosing(moves.state.peek())) updatePlace(drag);
    },
    stop() {
      end();
      area.removeEventListener('pointerdown', start);
    },
  };
}

/** The term of a cell that is pressed at a point; `null` if it cannot be moved. */
function takeTerm(area: HTMLElement, days: readonly CalendarDay[], cell: HTMLElement, point: Point) {
  const placed = days.flatMap(({ terms }) => terms).find(({ term }) => String(term.id) === cell.dataset['term']);
  const place = placed?.term.state === 'waiting' ? placeAt(area, days, point) : null;
  if (!placed || !place) return null;
  const { bottom, height } = cell.getBoundingClientRect();
  const isLength = bottom - point.y < CALENDAR_HANDLE_PX && height > 3 * CALENDAR_HANDLE_PX;
  return { placed, isLength, grabbed: place.minutes - (isLength ? placed.to : placed.from) };
}

/** Chooses the place, or with `isLength` the length, of a dragged term. */
function placeTerm(area: HTMLElement, moves: Moves, days: readonly CalendarDay[], dragged: Drag): void {
  const { placed, grabbed, isLength, last } = dragged;
  const found = placeAt(area, days, last);
  if (!found) return;
  const minutes = found.minutes - grabbed;
  if (isLength) {
    const length = Math.round((minutes - placed.from) / CALENDAR_ROW_MINUTES) * CALENDAR_ROW_MINUTES;
    moves.choose(placed.day, placed.from, length);
  } else {
    const day = days.find((one) => one.day === found.day);
    moves.choose(found.day, snapped(day, minutes, placed.term.type));
  }
}

/** Calls `onStay` with the direction when the pointer has stayed at the left or right edge of the days. */
function createEdge(area: HTMLElement, onStay: (direction: 1 | -1) => void) {
  let direction: 1 | -1 | 0 = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: 1 | -1 | 0): void {
    if (next === direction) return;
    clearTimeout(timer);
    direction = next;
    if (next !== 0) timer = setTimeout(() => onStay(next), CALENDAR_EDGE_MS);
  }

  return {
    follow(x: number): void {
      const { left, right } = (area.querySelector('[role="grid"]') ?? area).getBoundingClientRect();
      set(x > right - CALENDAR_EDGE_PX ? 1 : x < left + CALENDAR_EDGE_PX ? -1 : 0);
    },
    stop: () => set(0),
  };
}

function suppress(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The day and the minute at a point; beside the grid, those of the first or last day. */
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
