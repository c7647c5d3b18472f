/** The interface of the feature for others. */
export { DoctorSummary } from './doctor-summary';
