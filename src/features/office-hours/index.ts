/** The interface of the feature for others. */
export { officeHoursPart } from './part';
export { officeHoursPath } from './paths';
