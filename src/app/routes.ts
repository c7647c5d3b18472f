import type { ComponentType } from 'react';
import { WaitingRoom } from '../features/waiting-room/waiting-room';
import { authTexts } from '../texts/auth';
import { dashboardTexts } from '../texts/dashboard';
import { officeHoursTexts } from '../texts/office-hours';
import { patientTexts } from '../texts/patients';
import { receptTexts } from '../texts/recepts';
import { paymentTexts, payoutTexts } from '../texts/payments';
import { registrationTexts } from '../texts/registration';
import { profileTexts, settingsTexts } from '../texts/settings';
import { waitingRoomTexts } from '../texts/waiting-room';
import { lazy } from '../ui/feedback/lazy';
import { LogoutScreen } from './logout-screen';
import { paths } from './paths';

export interface Route {
  path: string;
  title: string;
  /** Who may come: only visitors, only who is logged in, or anybody. */
  access: 'visitor' | 'login' | 'open';
  Screen: ComponentType;
}

/** The waiting room comes with the shell, whose hot panel shows it too; every other screen when it is first opened. */
export const routes: readonly Route[] = [
  {
    path: paths.login,
    title: authTexts.title,
    access: 'visitor',
    Screen: lazy('login', async () => (await import('./login-screen')).LoginScreen),
  },
  {
    path: paths.registration,
    title: registrationTexts.title,
    access: 'open',
    Screen: lazy('registration', async () => (await import('./registration-screen')).RegistrationScreen),
  },
  { path: paths.logout, title: authTexts.logoutTitle, access: 'login', Screen: LogoutScreen },
  {
    path: paths.overview,
    title: dashboardTexts.title,
    access: 'login',
    Screen: lazy('dashboard', async () => (await import('./dashboard-screen')).DashboardScreen),
  },
  { path: paths.waitingRoom, title: waitingRoomTexts.title, access: 'login', Screen: WaitingRoom },
  {
    path: paths.patients,
    title: patientTexts.title,
    access: 'login',
    Screen: lazy('patients', async () => (await import('./patients-screen')).PatientsScreen),
  },
  {
    path: paths.recepts,
    title: receptTexts.title,
    access: 'login',
    Screen: lazy('recepts', async () => (await import('./recepts-screen')).ReceptsScreen),
  },
  {
    path: paths.officeHours,
    title: officeHoursTexts.title,
    access: 'login',
    Screen: lazy('office-hours-list', async () => (await import('./office-hours-screen')).OfficeHoursScreen),
  },
  {
    path: `${paths.officeHours}/:id`,
    title: officeHoursTexts.editTitle,
    access: 'login',
    Screen: lazy('office-hours-edit', async () => (await import('./office-hours-edit-screen')).OfficeHoursEditScreen),
  },
  {
    path: paths.transactions,
    title: paymentTexts.title,
    access: 'login',
    Screen: lazy('transactions', async () => (await import('../features/payments/transactions')).Transactions),
  },
  {
    path: paths.payouts,
    title: payoutTexts.title,
    access: 'login',
    Screen: lazy('payouts', async () => (await import('../features/payments/payouts')).Payouts),
  },
  {
    path: paths.settings,
    title: settingsTexts.title,
    access: 'login',
    Screen: lazy('settings', async () => (await import('../features/settings/settings')).Settings),
  },
  {
    path: paths.profile,
    title: profileTexts.title,
    access: 'login',
    Screen: lazy('profile', async () => (await import('./profile-screen')).ProfileScreen),
  },
];
