/** Everything that a server may offer beyond the specification and that a doctor sees: docs/capabilities.md. */
export const CAPABILITIES = [
  'password',
  'sessions',
  'second-factor',
  'ticket-history',
  'ticket-no-show',
  'ticket-add',
  'ticket-move',
  'waiting-marks',
  'absences',
  'announcement-remove',
  'display',
  'colleagues',
  'kiosk',
  'calendar',
  'calendar-feed',
  'patient-history',
  'patient-access-log',
] as const;

export type CapabilityName = (typeof CAPABILITIES)[number];
