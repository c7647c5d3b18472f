import type { AbsenceRequest } from './contract';
import { LAST_MINUTE, toInstantIso } from '../../lib/local-time';
import { isoIn } from '../../lib/zone-moments';
import type { AbsenceValues } from './absence.rules';

/**
 * The request of valid values: both ends as instants, with the chosen kind of substitute only. Times are of this computer's clock, as
 * the picker is; whole days are the practice's, whose zone is `zone`.
 */
export function absenceRequest(values: AbsenceValues, zone: string): AbsenceRequest {
  const { whole_days, absence_from, absence_to, supplier, supplier_id, supplier_name } = values;
  const [from, to] = whole_days
    ? [dayStart(absence_from, zone), isoIn(zone, `${absence_to}T${LAST_MINUTE}`)]
    : [toInstantIso(absence_from), toInstantIso(absence_to)];
  return {
    absence_from: from ?? absence_from,
    absence_to: to ?? absence_to,
    supplier_id: supplier === 'list' ? supplier_id : null,
    supplier_name: (supplier === 'other' && supplier_name.trim()) || null,
  };
}

/** In some zones summer time begins at midnight: the first minute of that day is 1:00. */
const dayStart = (day: string, zone: string) => isoIn(zone, `${day}T00:00`) ?? isoIn(zone, `${day}T01:00`);
