import { MINUTE_MS } from '../../constants';
import { timeOf } from '../../lib/zone';
import { instantIn, minuteOfIso } from '../../lib/zone-moments';
import type { Term } from '../calendar/contract';

/** A term that overlaps the requested time. */
export interface Conflict {
  term: Term;
  /** The term's times in the practice's zone, `HH:mm`; `null` without an end. */
  from: string;
  to: string | null;
}

/** The waiting and served terms that overlap a period. A term without an end counts as a minute. */
export function conflictsOf(
  terms: readonly Term[],
  { day, time, minutes }: { day: string; time: string; minutes: number },
  zone: string,
): readonly Conflict[] {
  const start = instantIn(zone, `${day}T${time}`);
  if (start === null) return [];
  const end = start + minutes * MINUTE_MS;
  return terms.flatMap((term) => {
    const from = timeOf(term.starts_at);
    const to = timeOf(term.ends_at) ?? (from ?? 0) + MINUTE_MS;
    const isTaken = term.state === 'waiting' || term.state === 'served';
    if (!isTaken || from === null || from >= end || to <= start) return [];
    return [{ term, from: wallTime(zone, term.starts_at) ?? '', to: wallTime(zone, term.ends_at) }];
  });
}

const wallTime = (zone: string, iso: string | null) => minuteOfIso(zone, iso)?.slice('YYYY-MM-DDT'.length) ?? null;
