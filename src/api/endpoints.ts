/** The paths of the calls by name. Each is a default that an integrator may replace. */
export const defaultEndpoints = {
  login: '/api/admin/login',
  logout: '/api/logout',
  administrationInit: '/api/administration-init',
  tickets: '/api/tickets',
  ticketNext: '/api/ticket-next',
  ticketReject: '/api/ticket-reject',
  patientAdd: '/api/patient-add-to-doctor',
};
export type Endpoints = typeof defaultEndpoints;
