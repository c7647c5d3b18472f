import type { AbsenceRequest } from './contract';
import { LAST_MINUTE, toInstantIso } from '../../lib/local-time';
import { isoIn } from '../../lib/zone-moments';
import type { AbsenceValues } from './absence.rules';

/**
 * Builds the request from valid values: both ends as instants, and only the chosen kind of substitute. Times are in this computer's zone,
 * like those of the picker; whole days are in the practice's `zone`.
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
