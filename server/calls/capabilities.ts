import type { KioskMode } from '../kiosk/kiosk-access';

/** Returns the doctor's capabilities beyond the specification: `admin.attributes.capabilities`. */
export type Offers = (doctorId: number) => readonly string[];

/** Everything that this server can do. Without sockets of its own it keeps no events. */
export function allOffers(kiosk: KioskMode, hasOwnSockets = true): Offers {
  const all = [...CAPABILITIES, ...(kiosk === 'off' ? [] : ['kiosk']), ...(hasOwnSockets ? ['recent-events'] : [])];
  return () => all;
}

/** docs/capabilities.md has a part for each. */
const CAPABILITIES: readonly string[] = [
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
];
