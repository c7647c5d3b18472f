import { instantOf } from '../../lib/local-time';
import { minuteIn } from '../../lib/zone';
import { formatMoment } from './format-moment';

/**
 * Translates moments of this computer's clock (`YYYY-MM-DDTHH:mm`) to the practice's zone: „v ordinácii 14:00 – 22:00“, with
 * the days if these differ, too. `null` if both clocks show the same, and for an unfinished text.
 */
export function inPractice(zone: string, ...moments: string[]): string | null {
  const shown = moments.map((moment) => {
    const instant = instantOf(moment);
    return instant === null ? null : minuteIn(zone, instant.getTime());
  });
  if (shown.includes(null) || shown.every((moment, index) => moment === moments[index])) return null;
  const days = new Set([...moments, ...shown].map((moment) => moment?.slice(0, DAY_LENGTH)));
  const texts = shown.map((moment) => formatMoment(moment?.slice(days.size > 1 ? 0 : DAY_LENGTH) ?? ''));
  return `v\u00a0ordinácii ${texts.join(' – ')}`;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;
