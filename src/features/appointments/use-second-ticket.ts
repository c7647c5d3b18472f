import { usePart } from '../../state/react/use-part';
import { useStore } from '../../state/react/store-context';
import { patientsPart } from '../patients';
import { ticketsPart } from '../tickets';
import { samePerson } from '../tickets/affected';
import type { AppointmentRequest } from './contract';
import { submissionsPart } from '../../state/forms/submissions';

/** Finds the person's other tickets on that day. After an unknown outcome, a match may be this very appointment. */
export function useSecondTicket() {
  const { clock } = useStore();
  const submissions = usePart(submissionsPart);
  const patients = usePart(patientsPart);
  const tickets = usePart(ticketsPart);
  return ({ ticket_value, user_id, user_alternate }: AppointmentRequest) => {
    if (submissions.isOutcomeUnknown('appointment')) return null;
    const wanted = { day: ticket_value.day, user_id, name: user_alternate };
    const found = samePerson(tickets.data.peek(), patients.data.peek(), { ...wanted, zone: clock.zone.peek() });
    return found.length > 0 ? found : null;
  };
}
