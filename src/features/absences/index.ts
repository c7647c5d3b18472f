/** The interface of the feature for others. */
export { absencesPart } from './part';
export { AbsenceList } from './absence-list';
