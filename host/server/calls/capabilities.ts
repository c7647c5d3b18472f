import { ACCOUNT_CAPABILITIES } from './account-routes';
import { HISTORY_CAPABILITIES } from './ticket-routes';
import type { KioskMode } from '../kiosk/kiosk-access';

/** What the doctor's panel is offered beyond the specification: `admin.attributes.capabilities`. */
export type Offers = (doctorId: number) => readonly string[];

/** Everything that this server can do. Without sockets of its own it keeps no events. */
export function allOffers(kiosk: KioskMode, hasOwnSockets = true): Offers {
  const all = [
    ...ACCOUNT_CAPABILITIES,
    ...ROOM_CAPABILITIES,
    ...(kiosk === 'off' ? [] : ['kiosk']),
    ...(hasOwnSockets ? ['recent-events'] : []),
  ];
  return () => all;
}

/** Of the waiting room and the office. docs/capabilities.md has a part for each. */
const ROOM_CAPABILITIES: readonly string[] = [
  ...HISTORY_CAPABILITIES,
  'ticket-add',
  'ticket-move',
  'waiting-marks',
  'absences',
  'announcement-remove',
  'display',
  'colleagues',
];
