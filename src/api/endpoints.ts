import type { AccountEndpoints } from './account-endpoints';

/** The paths of the calls by name. Each is a default that an integrator may replace. */
export const defaultEndpoints = {
  login: '/api/admin/login',
  register: '/api/admin/register',
  logout: '/api/logout',
  administrationInit: '/api/administration-init',
  dashboard: '/api/dashboard',
  notificationsClear: '/api/notifications-clear',
  patients: '/api/patients',
  patientAdd: '/api/patient-add-to-doctor',
  patientDelete: '/api/patient-delete',
  payments: '/api/payments',
  payouts: '/api/payouts',
  tickets: '/api/tickets',
  ticketNext: '/api/ticket-next',
  ticketReject: '/api/ticket-reject',
  recepts: '/api/recepts',
  receptAccepted: '/api/recept-accepted',
  receptRejected: '/api/recept-rejected',
  officeHours: '/api/office-hours-get',
  officeHoursRemove: '/api/office-hours-remove',
  doctorStateChange: '/api/doctor-state-change',
  officeHoursAdd: '/api/office-hours-add',
  absenceAdd: '/api/absence-add',
  eventAdd: '/api/event-add',
  specialAnnouncementAdd: '/api/special-announcements-add',
  invoiceUpload: '/api/invoice-upload',
  scheduleTimes: '/api/schedule-times',
  schedules: '/api/schedules',
  settingsStore: '/api/settings-store',
  profileStore: '/api/profile-store',
};
/** Those that come with their screens are known here only where they are replaced. */
export type Endpoints = typeof defaultEndpoints & Partial<AccountEndpoints>;
