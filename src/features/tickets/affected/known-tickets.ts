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

/** A snapshot of the data; loads missing data first. */
export async function knownTickets({ part, clock }: Core): Promise<Known> {
  const tickets = part(ticketsPart);
  const patients = part(patientsPart);
  const missing = [tickets, patients].filter(({ data }) => data.peek() === null);
  await Promise.all(missing.map((list) => reloaded(list)));
  return { groups: tickets.data.peek(), patients: patients.data.peek(), zone: clock.zone.peek() };
}
