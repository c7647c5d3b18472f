import type { RecordId } from '../../api/contract/fields';
import type { OfficeHoursRequest } from './contract';
import type { Core } from '../../state/parts';
import { affectedByHours, knownNow, knownTickets, type AffectedPerson, type Known } from '../tickets/affected';
import { officeHoursPart } from './part';

/** The people affected by a change of hours; `people` is `null` if they are unknown. */
export interface HoursChange {
  people: readonly AffectedPerson[] | null;
}

/**
 * Finds the people booked in hours that would no longer exist if `request` were stored or, without `request`, if the record were removed.
 */
export function hoursChangeNow(
  core: Core,
  id: RecordId,
  request?: OfficeHoursRequest,
  known: Known = knownNow(core),
): HoursChange {
  if (known.groups === null) return { people: null };
  const before = core.part(officeHoursPart).data.peek() ?? [];
  const others = before.filter((record) => record.id !== id);
  return { people: affectedByHours(known, before, request ? [...others, request] : others) };
}

/** Like `hoursChangeNow`, but waits until the waiting room is loaded; `null` if nobody is affected. */
export async function hoursChange(core: Core, id: RecordId, request?: OfficeHoursRequest): Promise<HoursChange | null> {
  const change = hoursChangeNow(core, id, request, await knownTickets(core));
  return change.people?.length === 0 ? null : change;
}
