import { USUAL_OFFICE_HOURS } from '../../constants';
import type { CalendarDay, Minutes } from './model';

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
