import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { ticketCall } from '../../../src/features/television/call.contract';
import { displayKey, displayKeyRenew, type Display, type DisplayKey } from '../../../src/features/television/contract';
import { type CallRoute, type Handle, sharedChange, withId } from '../../http/handle';
import { etagOf, isKnown, jsonResponse, noRecord, problem } from '../../http/responses';
import { recordInBody } from '../../http/log-calls';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle, throttleAddress } from '../../http/throttle';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';
import type { Doctor } from '../doctors/store';

type DisplayStores = Pick<
  Stores,
  'announcements' | 'calls' | 'clock' | 'displays' | 'doctors' | 'outlook' | 'settings' | 'waitingList'
>;

/** The route that televisions load, and the panels' routes that control them. */
export function displayRoutes(stores: DisplayStores, handle: Handle): CallRoute[] {
  const right = 'practice-settings';
  const limited = throttleAddress(createThrottle({ perMinute: 300 }));
  const responseOf = createDisplayResponses(stores);
  return [
    // 404 for an unknown key, 403 while the display is switched off.
    handle(
      { method: 'GET', path: '/display/api/:key' },
      { log: 'nothing', right: 'open', before: [anyOrigin, limited] },
      (c) => {
        const doctorId = stores.displays.doctorIdOfDisplay(c.req.param('key') ?? '');
        if (doctorId === undefined) return problem(c, 404, 'Unknown display.');
        const response = responseOf(doctorId);
        if (!response) return problem(c, 403, 'The display is switched off.');
        // Always revalidated: an outdated response would call the wrong patient.
        c.header('Cache-Control', 'no-cache');
        c.header('ETag', response.etag);
        if (isKnown(c.req.header('if-none-match'), response.etag)) return c.body(null, 304);
        return c.body(response.body, 200, { 'Content-Type': 'application/json' });
      },
    ),
    // Only refusals are logged.
    handle(displayKey, { log: { action: 'display.opened', onlyRefusals: true }, right }, (c) =>
      keyResponse(c, stores.displays.displayKeyOf(c.get('session').doctorId)),
    ),
    handle(
      displayKeyRenew,
      { log: { action: 'display.key-renewed' }, right, once: true },
      withRequest(v.object({}), (c) => keyResponse(c, stores.displays.renewDisplayKey(c.get('session').doctorId))),
    ),
    handle(
      ticketCall,
      { log: recordInBody('ticket.called', 'ticket'), ...sharedChange },
      withId((c, id) => {
        const outcome = stores.calls.callTicket(c.get('session').doctorId, id);
        if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
        if (outcome === 'already-handled') return problem(c, 409, 'The ticket has already been handled.');
        if (outcome === 'other-day') return problem(c, 409, 'The ticket is not of today.');
        return jsonResponse(c, { id });
      }),
    ),
  ];
}

/** A practice's website may show the display, too: the response is public and uses no cookie. */
const anyOrigin: MiddlewareHandler<ServerEnv> = async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', 'Date');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  await next();
};

const keyResponse = (c: Context, key: string) => jsonResponse(c, { key } satisfies DisplayKey);

/**
 * Caches the response for the televisions of a practice, so that the load on the database does not grow with their number. An announced
 * change invalidates the cache at once.
 */
function createDisplayResponses(stores: DisplayStores) {
  const kept = new Map<number, { body: string; etag: string; version: number; madeAt: number }>();
  return (doctorId: number) => {
    const doctor = stores.doctors.doctorOf(doctorId);
    if (doctor?.status !== 'active' || !stores.displays.isDisplayOn(doctorId)) return undefined;
    const version = stores.displays.displayVersionOf(doctorId);
    const known = kept.get(doctorId);
    if (known?.version === version && performance.now() - known.madeAt < KEPT_MS) return known;
    const body = JSON.stringify(displayRecord(stores, doctor));
    const made = { body, etag: etagOf(body), version, madeAt: performance.now() };
    kept.set(doctorId, made);
    return made;
  };
}

/** The maximum delay of changes without an event, such as the passing of time. */
const KEPT_MS = 2000;

/** The content of a television. Public: no patient's name, no note, no id. */
function displayRecord(stores: DisplayStores, doctor: Doctor): Display {
  const { id, doctor_name, practice_title } = doctor;
  const { delayMinutes, doctorState } = stores.outlook.outlookOf(doctor);
  const numbers = stores.calls.numbersOf(id);
  const [today] = stores.waitingList.ticketsOf(id);
  const called = stores.calls.callsOf(id, MAX_CALLS);
  const calledIds = new Set(called.map(({ ticketId }) => ticketId));
  const next = (today?.tickets ?? []).filter((ticket) => !calledIds.has(ticket.id));
  return {
    doctor_name,
    practice_title,
    doctor_state: doctorState,
    calls: called.map(({ type, number, time, call }) => ({ type, number, time, call })),
    next: next.slice(0, MAX_NEXT).flatMap((ticket) => numbers.get(ticket.id) ?? []),
    waiting: stores.waitingList.waitingBeforeNewcomer(id),
    delay_minutes: delayMinutes,
    announcement: stores.announcements.specialAnnouncementOf(id)?.note ?? null,
    has_voice: stores.settings.settingsOf(id)['display_voice'] === true,
    time_zone: stores.clock.timeZone,
  };
}

/** The current call and the previous ones. */
const MAX_CALLS = 4;
const MAX_NEXT = 4;
