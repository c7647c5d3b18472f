import { absenceActions } from '../features/absences/admin';
import { announcementActions } from '../features/announcements/admin';
import { appointmentActions } from '../features/appointments/admin';
import { calendarScreens } from '../features/calendar/admin';
import { dashboardScreens } from '../features/dashboard/admin';
import { officeHoursActions, officeHoursScreens } from '../features/office-hours/admin';
import { patientScreens } from '../features/patients/admin';
import { paymentScreens } from '../features/payments/admin';
import { payoutActions, payoutScreens } from '../features/payouts/admin';
import { prescriptionScreens } from '../features/prescriptions/admin';
import { profileScreens } from '../features/profile/admin';
import { settingsScreens } from '../features/settings/admin';
import { ticketActions, ticketScreens } from '../features/tickets/admin';
import type { QuickAction, ScreenRoute } from '../state/ui/screens';
import { screenTexts as texts } from '../texts/screens';
import { lazyPart } from '../ui/feedback/lazy-part';
import { LogoutScreen } from './guard';
import { loginPath, logoutPath, registrationPath } from './paths';

/** Every screen: those of the guard, and those that the features register, in the order of the navigation. */
export const routes: readonly ScreenRoute[] = [
  {
    path: loginPath,
    title: texts.login.title,
    access: 'visitor',
    Screen: lazyPart('login', async () => (await import('./login-screen')).LoginScreen),
  },
  {
    path: registrationPath,
    title: texts.registration.title,
    access: 'open',
    Screen: lazyPart('registration', async () => (await import('./registration-screen')).RegistrationScreen),
  },
  { path: logoutPath, title: texts.logout.title, access: 'login', Screen: LogoutScreen },
  ...dashboardScreens,
  ...ticketScreens,
  ...calendarScreens,
  ...patientScreens,
  ...prescriptionScreens,
  ...officeHoursScreens,
  ...paymentScreens,
  ...payoutScreens,
  ...settingsScreens,
  ...profileScreens,
];

/** The quick actions that the features register, in the order of the specification. */
export const quickActions: readonly QuickAction[] = [
  ...appointmentActions,
  ...absenceActions,
  ...officeHoursActions,
  ...announcementActions,
  ...ticketActions,
  ...payoutActions,
];
