import { lazyPart } from '../../../ui/feedback/lazy-part';

/**
 * Loaded with the first detail of a patient, if the server offers `patient-history`. One component for both parts: a chunk has one import.
 */
export const PatientHistory = lazyPart('patient-history', async () => (await import('./history')).PatientHistory);
