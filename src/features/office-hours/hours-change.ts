import type { OfficeHoursRequest, RecordId } from '../../api/contract';
import type { Store } from '../../state/store';
import { affectedByHours, type AffectedPerson } from '../affected/affected';
import { knownNow, knownTickets, type Known } from '../affected/known-tickets';

/** Whom a change of hours hits; `people` is `null` where nobody knows. */
export interface HoursChange {
  people: readonly AffectedPerson[] | null;
}

type Sources = Pick<Store, 'officeHours' | 'tickets' | 'patients' | 'clock'>;

/** Finds the people booked in hours that would cease to exist if `request` were stored; without it, if the record were removed. */
export function hoursChangeNow(
  sources: Sources,
  id: RecordId,
  request?: OfficeHoursRequest,
  known: Known = knownNow(sources),
): HoursChange {
  if (known.groups === null) return { people: null };
  const before = sources.officeHours.data.peek() ?? [];
  const others = before.filter((record) => record.id !== id);
  return { people: affectedByHours(known, before, request ? [...others, request] : others) };
}

/** The same, once the waiting room is loaded; `null` where it hits nobody. */
export async function hoursChange(
  sources: Sources,
  id: RecordId,
  request?: OfficeHoursRequest,
): Promise<HoursChange | null> {
  const change = hoursChangeNow(sources, id, request, await knownTickets(sources));
  return change.people?.length === 0 ? null : change;
}
