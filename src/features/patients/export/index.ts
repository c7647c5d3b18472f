import { lazyPart } from '../../../ui/feedback/lazy-part';

/**
 * Loaded when first opened. One component for both views: a chunk has one import. Modules that this chunk shares with the screen's would
 * add to the admin's first load.
 */
export const PatientDataContent = lazyPart(
  'patient-export',
  async () => (await import('./content')).PatientDataContent,
);
