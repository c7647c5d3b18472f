/** What other features and the elements use. */
export { prescriptionsPart } from './part';
