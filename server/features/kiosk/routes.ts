import type { Handler } from 'hono';
import type { CallRoute, Handle, HandleOptions } from '../../http/handle';
import type { LogLine } from '../../http/log-calls';
import { fieldsOf } from '../../http/request-body';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle, throttleAddress } from '../../http/throttle';
import type { Stores } from '../../stores';
import { pairDevice, requireKiosk, throttlePairing, type KioskMode } from './access';
import {
  bookAppointment,
  kioskDays,
  kioskPractices,
  kioskTimes,
  requestRecept,
  sameOriginOnly,
  takeTicket,
} from './patient-calls';

/** The routes that the kiosk's page calls. */
export function kioskRoutes(
  stores: Pick<
    Stores,
    | 'announcements'
    | 'appointments'
    | 'clock'
    | 'doctors'
    | 'kioskDevices'
    | 'kioskLimits'
    | 'outlook'
    | 'patientRequests'
    | 'realtimeSecret'
    | 'recordIds'
    | 'waitingList'
  >,
  mode: KioskMode,
  handle: Handle,
): CallRoute[] {
  if (mode === 'off') return [];
  const access = requireKiosk(stores, mode);
  const limited = (perMinute: number) => ({
    right: 'open' as const,
    before: [sameOriginOnly, throttleAddress(createThrottle({ perMinute, message: BUSY })), access],
  });
  const reads = limited(300);
  const tickets = limited(60);
  const recepts = limited(60);
  const doctor: LogLine['doctor'] = (c) => stores.recordIds.doctorIdOfCode(fieldsOf(c)['practice']);
  const about = (action: string, kind: 'ticket' | 'recept'): LogLine => ({
    action,
    kind,
    doctor,
    id: (c) => stores.recordIds.recordOfRequest(`${kind}s`, fieldsOf(c)['request_id']),
  });
  const post = (path: string, options: HandleOptions, handler: Handler<ServerEnv>) =>
    handle({ method: 'POST', path }, options, handler);
  return [
    post(
      '/kiosk/api/pair',
      {
        log: { action: 'kiosk.device-paired', provesIdentity: true },
        right: 'open',
        before: [sameOriginOnly, ...throttlePairing(BUSY)],
      },
      pairDevice(stores),
    ),
    handle({ method: 'GET', path: '/kiosk/api/practices' }, { log: 'nothing', ...reads }, kioskPractices(stores)),
    post('/kiosk/api/tickets', { log: about('kiosk.ticket', 'ticket'), ...tickets }, takeTicket(stores)),
    post('/kiosk/api/recepts', { log: about('kiosk.recept', 'recept'), ...recepts }, requestRecept(stores)),
    handle({ method: 'GET', path: '/kiosk/api/schedules' }, { log: 'nothing', ...reads }, kioskDays(stores)),
    post(
      '/kiosk/api/schedule-times',
      { log: { action: 'kiosk.schedule-times', onlyRefusals: true, doctor }, ...reads },
      kioskTimes(stores),
    ),
    post('/kiosk/api/events', { log: about('kiosk.appointment', 'ticket'), ...tickets }, bookAppointment(stores)),
  ];
}

const BUSY = 'Príliš veľa pokusov naraz. Skúste to, prosím, o chvíľu.';
