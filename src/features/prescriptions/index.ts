/** The interface of the feature for others. */
export { prescriptionsPart } from './part';
export { receptsPath } from './paths';
