import { lazy } from '../../ui/lazy';

/** The form of new office hours, loaded when its popup opens. */
export const LazyOfficeHoursPopup = lazy(
  'office-hours-popup',
  async () => (await import('./office-hours-popup')).OfficeHoursPopup,
);
