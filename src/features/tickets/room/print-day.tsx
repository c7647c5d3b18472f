import { useValue } from '../../../state/react/use-value';
import { printDayTexts as texts } from '../../../texts/print-day';
import { PrintSheet } from '../../../ui/content/print-sheet';
import { PrintedDay } from './printed-day';
import { usePart } from '../../../state/react/use-part';
import { ticketsPart } from '..';

/** Prints today's list on one sheet. */
export function PrintDay() {
  const isEmpty = useValue(usePart(ticketsPart).todayCount) === 0;
  if (isEmpty) return null;
  return (
    <PrintSheet label={texts.print}>
      <PrintedDay />
    </PrintSheet>
  );
}
