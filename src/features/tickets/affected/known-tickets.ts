import type { Patient } from '../../patients/contract';
import type { TicketGroup } from '../contract';
import { reloaded } from '../../../state/resources/outcome-watch';
import type { Core } from '../../../state/core';
import { patientsPart } from '../../patients';
import { ticketsPart } from '..';

export interface Known {
  /** `null` where the waiting room could not be loaded: then nobody knows whom a change hits. */
  groups: readonly TicketGroup[] | null;
  patients: readonly Patient[] | null;
  /** The practice's time zone. */
  zone: string;
}

/** A snapshot of the waiting-room data that is loaded at this moment. */
export const knownNow = ({ part, clock }: Core): Known => ({
  groups: part(ticketsPart).data.peek(),
  patients: part(patientsPart).data.peek(),
  zone: clock.zone.peek(),
});

/** The same; what is not loaded yet is waited for. */
export async function knownTickets(core: Core): Promise<Known> {
  const missing = [core.part(ticketsPart), core.part(patientsPart)].filter(({ data }) => data.peek() === null);
  await Promise.all(missing.map((list) => reloaded(list)));
  return knownNow(core);
}
