import type { Absence } from './contract';
import { LAST_MINUTE } from '../../lib/local-time';
import { minuteOfIso } from '../../lib/zone-moments';
import { commonTexts } from '../../texts/common';
import { absenceListTexts as texts } from '../../texts/absence';
import { formatMoment } from '../../texts/language/format-moment';

/** The period in a time zone: „23. 11. 2026, celý deň“, „23. 11. 2026 8:00 – 12:00“. */
export function rangeText({ absence_from, absence_to }: Absence, zone: string): string {
  const [from, to] = [minuteOfIso(zone, absence_from), minuteOfIso(zone, absence_to)];
  if (!from || !to) return commonTexts.notGiven;
  const [firstDay, start] = [from.slice(0, DAY), from.slice(DAY + 1)];
  const [lastDay, end] = [to.slice(0, DAY), to.slice(DAY + 1)];
  const isOneDay = firstDay === lastDay;
  if (start === '00:00' && end === LAST_MINUTE) {
    return isOneDay
      ? texts.wholeDay(formatMoment(firstDay))
      : texts.wholeDays(formatMoment(firstDay), formatMoment(lastDay));
  }
  return texts.range(formatMoment(from), formatMoment(isOneDay ? end : to));
}

const DAY = 'YYYY-MM-DD'.length;
