import { lazy } from '../../ui/lazy';

/** The form of a new appointment, loaded when its popup opens. */
export const LazyAppointmentPopup = lazy(
  'appointment-popup',
  async () => (await import('./appointment-popup')).AppointmentPopup,
);
