import { ownValue } from '../lib/own-properties';
import type { Call } from './define-call';

/** The names of the calls whose paths an integrator may replace. Each call's definition has its default path. */
export const endpointNames = [
  'login',
  'register',
  'logout',
  'administrationInit',
  'dashboard',
  'notificationsClear',
  'patients',
  'patientAdd',
  'patientDelete',
  'payments',
  'payouts',
  'tickets',
  'ticketNext',
  'ticketReject',
  'recepts',
  'receptAccepted',
  'receptRejected',
  'officeHours',
  'officeHoursRemove',
  'doctorStateChange',
  'officeHoursAdd',
  'absenceAdd',
  'eventAdd',
  'specialAnnouncementAdd',
  'invoiceUpload',
  'scheduleTimes',
  'schedules',
  'settingsStore',
  'profileStore',
  'account',
  'passwordChange',
  'sessions',
  'sessionEnd',
  'sessionsEndOthers',
  'secondFactorBegin',
  'secondFactorConfirm',
  'secondFactorEnd',
  'recoveryCodesRenew',
] as const;
export type EndpointName = (typeof endpointNames)[number];

/** Paths below `api-base`, by the names of their calls. */
export type Endpoints = Readonly<Record<EndpointName, string>>;

/** The path of a call, as replaced by the integrator. */
export const pathOf = ({ name, path }: Call, endpoints: Partial<Endpoints>): string =>
  (name && ownValue(endpoints, name)) ?? path;
