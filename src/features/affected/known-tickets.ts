import type { Patient, TicketGroup } from '../../api/contract';
import { reloaded } from '../../state/resources/outcome-watch';
import type { Store } from '../../state/store';

export interface Known {
  /** `null` where the waiting room could not be loaded: then nobody knows whom a change hits. */
  groups: readonly TicketGroup[] | null;
  patients: readonly Patient[] | null;
  /** The practice's time zone. */
  zone: string;
}

type Sources = Pick<Store, 'tickets' | 'patients' | 'clock'>;

/** A snapshot of the waiting-room data that is loaded at this moment. */
export const knownNow = ({ tickets, patients, clock }: Sources): Known => ({
  groups: tickets.data.peek(),
  patients: patients.data.peek(),
  zone: clock.zone.peek(),
});

/** The same; what is not loaded yet is waited for. */
export async function knownTickets(sources: Sources): Promise<Known> {
  const missing = [sources.tickets, sources.patients].filter(({ data }) => data.peek() === null);
  await Promise.all(missing.map((list) => reloaded(list)));
  return knownNow(sources);
}
