import type { AbsenceRequest } from '../../api/contract';
import { toInstantIso, wholeDay } from '../../lib/local-time';
import type { AbsenceValues } from './absence.rules';

/** The request of valid values: both ends as instants, with the chosen kind of substitute only. */
export function absenceRequest(values: AbsenceValues): AbsenceRequest {
  const { whole_days, absence_from, absence_to, supplier, supplier_id, supplier_name } = values;
  const from = (whole_days ? wholeDay(absence_from)?.from : null) ?? absence_from;
  const to = (whole_days ? wholeDay(absence_to)?.to : null) ?? absence_to;
  return {
    absence_from: toInstantIso(from) ?? from,
    absence_to: toInstantIso(to) ?? to,
    supplier_id: supplier === 'list' ? supplier_id : null,
    supplier_name: (supplier === 'other' && supplier_name.trim()) || null,
  };
}
