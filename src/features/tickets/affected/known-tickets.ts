import type { Patient } from '../../patients/contract';
import type { TicketGroup } from '../contract';
import { reloaded } from '../../../state/resources/outcome-watch';
import type { Core } from '../../../state/parts';
import { patientsPart } from '../../patients';
import { ticketsPart } from '..';

export interface Known {
  /** `null` if the waiting room could not be loaded: the affected people are then unknown. */
  groups: readonly TicketGroup[] | null;
  patients: readonly Patient[] | null;
  /** The practice's time zone. */
  zone: string;
}

/** A snapshot of the data that is loaded now. */
export const knownNow = ({ part, clock }: Core): Known => ({
  groups: part(ticketsPart).data.peek(),
  patients: part(patientsPart).data.peek(),
  zone: clock.zone.peek(),
});

/** Like {@link knownNow}, but loads missing data first. */
export async function knownTickets(core: Core): Promise<Known> {
  const missing = [core.part(ticketsPart), core.part(patientsPart)].filter(({ data }) => data.peek() === null);
  await Promise.all(missing.map((list) => reloaded(list)));
  return knownNow(core);
}
