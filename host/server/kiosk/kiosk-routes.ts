import type { CallRoute } from '../calls/call-routes';
import { createThrottle, throttleAddress } from '../calls/throttle';
import type { Practice } from '../practice/practice';
import { kioskAppointmentRoutes } from './appointment-calls';
import { requireKiosk, type KioskMode } from './kiosk-access';
import { kioskPractices, sameOriginOnly, takeTicket } from './kiosk-calls';
import { pairDevice, throttlePairing } from './pair-call';
import { askForRecept } from './recept-call';

/** What the kiosk's page calls. */
export function kioskRoutes(practice: Practice, mode: KioskMode): CallRoute[] {
  if (mode === 'off') return [];
  const access = requireKiosk(practice, mode);
  const limited = (perMinute: number) =>
    [sameOriginOnly, throttleAddress(createThrottle({ perMinute, message: BUSY })), access] as const;
  const reads = limited(300);
  const tickets = limited(60);
  const recepts = limited(60);
  return [
    {
      method: 'POST',
      path: '/kiosk/api/pair',
      handlers: [sameOriginOnly, ...throttlePairing(BUSY), pairDevice(practice)],
    },
    { method: 'GET', path: '/kiosk/api/practices', handlers: [...reads, kioskPractices(practice)] },
    { method: 'POST', path: '/kiosk/api/tickets', handlers: [...tickets, takeTicket(practice)] },
    { method: 'POST', path: '/kiosk/api/recepts', handlers: [...recepts, askForRecept(practice)] },
    ...kioskAppointmentRoutes(practice, { reads, writes: tickets }),
  ];
}

const BUSY = 'Príliš veľa pokusov naraz. Skúste to, prosím, o chvíľu.';
