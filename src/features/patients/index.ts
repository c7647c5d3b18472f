/** The interface of the feature for others. */
export { patientsPart } from './part';
export { patientsPath } from './paths';
