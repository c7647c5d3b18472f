import {
  CalendarClock,
  ClipboardList,
  FileText,
  LayoutDashboard,
  Settings as SettingsIcon,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { WaitingRoom } from '../features/tickets/room/waiting-room';
import { colleagueTexts } from '../texts/colleagues';
import { screenTexts as texts } from '../texts/screens';
import { lazyPart } from '../ui/feedback/lazy-part';
import { LogoutScreen } from './logout-screen';
import { openQuery, paths } from './paths';
import { withOpenRecord, type Prefetched } from './with-open-record';

export interface Route {
  path: string;
  title: string;
  /** Access to the route: only visitors, only logged-in doctors, or anybody. */
  access: 'visitor' | 'login' | 'open';
  /** The part of the panel, where a server can refuse it to a colleague. */
  part?: 'payments' | 'payouts';
  /** The title where the profile is refused: of it only the own account is left. */
  accountTitle?: string;
  /** The link in the side navigation, in the order of this table. */
  link?: RouteLink;
  Screen: ComponentType & Partial<Prefetched>;
}

type RouteLink =
  | {
      section: 'top' | 'practice' | 'other';
      label: string;
      Icon: LucideIcon;
      /** Counts the pending prescriptions. */
      hasReceptBadge?: true;
    }
  | { section: 'payments'; label: string };

/** Every screen. The waiting room is part of the shell's chunk, as the hot panel shows it too; the others are loaded lazily. */
export const routes: readonly Route[] = [
  {
    path: paths.login,
    title: texts.login.title,
    access: 'visitor',
    Screen: lazyPart('login', async () => (await import('./login-screen')).LoginScreen),
  },
  {
    path: paths.registration,
    title: texts.registration.title,
    access: 'open',
    Screen: lazyPart('registration', async () => (await import('./registration-screen')).RegistrationScreen),
  },
  { path: paths.logout, title: texts.logout.title, access: 'login', Screen: LogoutScreen },
  {
    path: paths.overview,
    title: texts.overview.title,
    access: 'login',
    link: { section: 'top', label: texts.overview.link, Icon: LayoutDashboard },
    Screen: lazyPart('dashboard', async () => (await import('./dashboard-screen')).DashboardScreen),
  },
  {
    path: paths.waitingRoom,
    title: texts.waitingRoom.title,
    access: 'login',
    link: { section: 'practice', label: texts.waitingRoom.link, Icon: ClipboardList },
    Screen: withOpenRecord(openQuery.ticket, (held) => <WaitingRoom held={held} />),
  },
  {
    path: paths.patients,
    title: texts.patients.title,
    access: 'login',
    link: { section: 'practice', label: texts.patients.link, Icon: UsersRound },
    Screen: withOpenRecord(
      openQuery.patient,
      lazyPart('patients', async () => (await import('../features/patients/patients')).Patients),
    ),
  },
  {
    path: paths.recepts,
    title: texts.recepts.title,
    access: 'login',
    link: { section: 'practice', label: texts.recepts.link, Icon: FileText, hasReceptBadge: true },
    Screen: withOpenRecord(
      openQuery.recept,
      lazyPart('recepts', async () => (await import('../features/prescriptions/recepts')).Recepts),
    ),
  },
  {
    path: paths.officeHours,
    title: texts.officeHours.title,
    access: 'login',
    link: { section: 'practice', label: texts.officeHours.link, Icon: CalendarClock },
    Screen: lazyPart('office-hours-list', async () => (await import('./office-hours-screen')).OfficeHoursScreen),
  },
  {
    path: `${paths.officeHours}/:id`,
    title: texts.officeHoursEdit.title,
    access: 'login',
    Screen: lazyPart(
      'office-hours-edit',
      async () => (await import('./office-hours-edit-screen')).OfficeHoursEditScreen,
    ),
  },
  {
    path: paths.transactions,
    title: texts.transactions.title,
    access: 'login',
    part: 'payments',
    link: { section: 'payments', label: texts.transactions.link },
    Screen: lazyPart('transactions', async () => (await import('../features/payments/transactions')).Transactions),
  },
  {
    path: paths.payouts,
    title: texts.payouts.title,
    access: 'login',
    part: 'payouts',
    link: { section: 'payments', label: texts.payouts.link },
    Screen: lazyPart('payouts', async () => (await import('../features/payouts/payouts')).Payouts),
  },
  {
    path: paths.settings,
    title: texts.settings.title,
    access: 'login',
    link: { section: 'other', label: texts.settings.link, Icon: SettingsIcon },
    Screen: lazyPart('settings', async () => (await import('../features/settings/settings')).Settings),
  },
  {
    path: paths.profile,
    title: texts.profile.title,
    accountTitle: colleagueTexts.ownAccount,
    access: 'login',
    Screen: lazyPart('profile', async () => (await import('./profile-screen')).ProfileScreen),
  },
];
