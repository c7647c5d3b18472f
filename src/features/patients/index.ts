/** The interface of the feature for others. */
export { patientsPart } from './part';
export { patientPath, patientsPath } from './paths';
