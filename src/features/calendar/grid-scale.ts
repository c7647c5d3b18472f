import type { CSSProperties } from 'react';
import { CALENDAR_ROW_EM, CALENDAR_ROW_MINUTES, CALENDAR_SHORTEST_EM, USUAL_OFFICE_HOURS } from '../../constants';
import type { CalendarDay, Minutes } from './model';

/** Maps minutes to rows of the grid. */
export interface GridScale {
  /** The visible hours, in minutes after midnight. */
  hours: Minutes;
  /** The height of a row, in em. */
  rowEm: number;
}

/** Chooses the row height so that the shortest term or slot fits a line of text, up to the grid's maximum height. */
export function scaleOf(days: readonly CalendarDay[], hours: Minutes): GridScale {
  const lengths = days.flatMap(({ terms, slots }) => [...terms, ...slots].map(({ from, to }) => to - from));
  const shortest = Math.min(...lengths, 60);
  const wanted = CALENDAR_SHORTEST_EM / (shortest / CALENDAR_ROW_MINUTES);
  return { hours, rowEm: Math.min(CALENDAR_ROW_EM.most, Math.max(CALENDAR_ROW_EM.least, wanted)) };
}

/** The rows of a period: the grid's first line is 1. */
export function rowsOf({ from, to }: Minutes, { hours }: GridScale): CSSProperties {
  const lineAt = (minutes: number) => Math.round((minutes - hours.from) / CALENDAR_ROW_MINUTES) + 1;
  const start = Math.max(1, lineAt(from));
  return { gridRow: `${start} / ${Math.max(start + 1, lineAt(Math.min(to, hours.to)))}` };
}

/** The height of a period, in em. */
export const heightEm = ({ from, to }: Minutes, { rowEm }: GridScale): number =>
  ((to - from) / CALENDAR_ROW_MINUTES) * rowEm;

/** Every full hour within the visible hours, in minutes. */
export function fullHours({ from, to }: Minutes): readonly number[] {
  const first = Math.ceil(from / 60);
  return Array.from({ length: Math.floor(to / 60) - first + 1 }, (_, index) => (first + index) * 60);
}

/**
 * The hours to show for these days, whole hours in minutes after midnight: office hours and terms are never cut. Days with neither have
 * usual hours.
 */
export function visibleHours(days: Iterable<Pick<CalendarDay, 'hours' | 'terms' | 'slots'>>): Minutes {
  const spans = [...days].flatMap(({ hours, terms, slots }): readonly Minutes[] => [...hours, ...terms, ...slots]);
  if (spans.length === 0) return { from: USUAL_OFFICE_HOURS.from * HOUR, to: USUAL_OFFICE_HOURS.to * HOUR };
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / HOUR) * HOUR,
  };
}

const HOUR = 60;
