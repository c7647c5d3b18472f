/** The interface of the feature for others. */
export { AffectedPeople } from './affected-people';
export { affectedByAbsence, affectedByHours, type AffectedPerson } from './affected';
export { AskFirst } from './ask-first';
export { FormBehind } from './form-behind';
export { personName } from './person-name';
export { knownNow, knownTickets, type Known } from './known-tickets';
export { PrintPeople } from './print-people';
export { isAppointmentStored } from './stored-tickets';
export { samePerson } from './same-person';
export { useAskFirst } from './use-ask-first';
