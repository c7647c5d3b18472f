/** All capabilities with a visible effect (docs/capabilities.md). */
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
