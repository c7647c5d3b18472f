/** The interface of the feature for others. */
export { AffectedPeople } from './ask-first';
export { affectedByAbsence, affectedByHours, type AffectedPerson } from './affected';
export { AskFirst } from './ask-first';
export { FormBehind } from './use-ask-first';
export { personName } from './person-name';
export { knownNow, knownTickets, type Known } from './known-tickets';
export { PrintPeople } from './print-people';
export { isAppointmentStored } from './person-tickets';
export { samePerson } from './person-tickets';
export { useAskFirst } from './use-ask-first';
