import { minuteOfIso } from '../../../lib/zone-moments';
import { formatMoment } from '../../../texts/language/format-moment';

/** A moment on the practice's clock; an unreadable one is shown unchanged. */
export function momentText(at: string, zone: string): string {
  const minute = minuteOfIso(zone, at);
  return minute === null ? at : formatMoment(minute);
}
