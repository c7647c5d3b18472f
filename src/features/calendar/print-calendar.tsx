import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { PrintSheet } from '../../ui/content/print-sheet';
import type { CalendarDay } from './model';
import { PrintedCalendar } from './printed-calendar';

/** Prints the shown day, or a sheet with the days of the week. */
export function PrintCalendar({ days, isLoaded }: { days: readonly CalendarDay[]; isLoaded: boolean }) {
  if (!isLoaded) return null;
  return (
    <PrintSheet label={texts.print}>
      <PrintedCalendar days={days} />
    </PrintSheet>
  );
}
