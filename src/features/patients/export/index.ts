import { lazyPart } from '../../../ui/feedback/lazy-part';

/**
 * Comes with the first opening. A single part: a chunk has one import. Whatever it would import from the screen's chunk adds to the admin's
 * first load.
 */
export const PatientDataContent = lazyPart(
  'patient-export',
  async () => (await import('./content')).PatientDataContent,
);
