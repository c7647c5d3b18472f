import type { RecordId } from '../../api/contract/fields';
import type { OfficeHoursRequest } from './contract';
import type { Core } from '../../state/parts';
import { affectedByHours, knownTickets, type AffectedPerson } from '../tickets/affected';
import { officeHoursPart } from './part';

declare module '../../state/ui/popups' {
  interface PopupProps {
    /** The removal of office hours with booked people. */
    'hours-removal': { id: RecordId; question: HoursChange };
  }
}

/** The people affected by a change of hours; `people` is `null` if they are unknown. */
export interface HoursChange {
  people: readonly AffectedPerson[] | null;
}

/**
 * Finds the people booked in hours that would no longer exist if `request` were stored or, without `request`, if the record were removed.
 * Resolves once the waiting room is loaded; with `null` if nobody is affected.
 */
export async function hoursChange(core: Core, id: RecordId, request?: OfficeHoursRequest): Promise<HoursChange | null> {
  const known = await knownTickets(core);
  const before = core.part(officeHoursPart).data.peek() ?? [];
  const others = before.filter((record) => record.id !== id);
  const people = known.groups && affectedByHours(known, before, request ? [...others, request] : others);
  return people?.length === 0 ? null : { people };
}
