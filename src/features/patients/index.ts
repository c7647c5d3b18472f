/** What other features and the elements use. */
export { patientsPart } from './part';
