/** The interface of the feature for others. */
export { isSameId, usePatient } from './known-person';
export { PatientSelect } from './patient-select';
export { PersonNote } from './known-person';
export { Person } from './person';
export { RecordLinksContext } from './record-links';
export { RecordOpener } from './record-opener';
