import { copyRowTexts } from '../../texts/office-hours';
import { weekDays } from '../../texts/language/week-days';
import type { TimeRow } from './office-hours-values';
import { hoursText, isOverlapping } from './row-times';

/** The other days of the week as targets for a copy of a row; `obstacle` says why the row cannot be copied to the day. */
export function copyChoices(rows: readonly TimeRow[], index: number) {
  const row = rows[index];
  if (!row) return [];
  return weekDays
    .filter((day) => day !== row.hours_day)
    .map((day) => {
      const copy = { ...row, hours_day: day };
      const other = rows.findIndex((one) => isOverlapping(one, copy));
      const taken = rows[other];
      return { day, obstacle: taken ? copyRowTexts.taken(hoursText(taken), other + 1) : null };
    });
}
