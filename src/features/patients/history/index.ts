import { lazyPart } from '../../../ui/feedback/lazy-part';

/** Comes with the first detail of a patient, where the server offers `patient-history`. A single part: a chunk has one import. */
export const PatientHistory = lazyPart('patient-history', async () => (await import('./history')).PatientHistory);
