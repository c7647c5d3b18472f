/** What other features use of the office hours. */
export { officeHoursPart } from './part';
