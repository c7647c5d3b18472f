import { lazyPart } from '../../../ui/feedback/lazy-part';

/** Both come with the first detail of a patient, where the server offers `patient-history`. */
export const PatientHistoryHead = lazyPart(
  'patient-history',
  async () => (await import('./history')).PatientHistoryHead,
);
export const PatientTimeline = lazyPart('patient-timeline', async () => (await import('./history')).PatientTimeline);
