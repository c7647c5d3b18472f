/** The interface of the feature for others. */
export { AffectedPeople, AskFirst } from './ask-first';
export { affectedByAbsence, affectedByHours, type AffectedPerson } from './affected';
export { FormBehind, useAskFirst } from './use-ask-first';
export { personName } from './person-name';
export { knownTickets } from './known-tickets';
export { AffectedList } from './affected-list';
export { isAppointmentStored, samePerson } from './person-tickets';
