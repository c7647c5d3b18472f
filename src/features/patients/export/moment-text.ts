import { minuteOfIso } from '../../../lib/zone-moments';
import { formatMoment } from '../../../texts/language/format-moment';

/** A moment as the practice's clock shows it; one that cannot be read is shown unchanged. */
export function momentText(at: string, zone: string): string {
  const minute = minuteOfIso(zone, at);
  return minute === null ? at : formatMoment(minute);
}
