import { Hono } from 'hono';
import { registerCalls, type App, type ServerEnv } from './calls/call-routes';
import { logIn, logOut } from './calls/login-calls';
import { handleRecord } from './calls/id-calls';
import { addPatient, initialData, recordsOf } from './calls/practice-calls';
import { officeRoutes } from './calls/office-routes';
import { answerOnce } from './calls/idempotency';
import { problem } from './calls/problems';
import { recordRoutes } from './calls/record-routes';
import { requireSession, throttleSession } from './calls/session-guard';
import { createThrottle, throttleAddress } from './calls/throttle';
import { readPlainBody } from './calls/upload-body';
import { kioskAppointmentRoutes } from './kiosk/appointment-calls';
import { kioskPractices, sameOriginOnly, takeTicket } from './kiosk/kiosk-calls';
import { askForRecept } from './kiosk/recept-call';
import { logFailure } from './failure-log';
import { registerKioskPages, registerPages, type PageOptions } from './pages/pages';
import { notFoundPage } from './pages/not-found-page';
import { securityHeaders } from './pages/security-headers';
import type { Practice } from './practice/practice';
import type { Channels } from './realtime/channels';
import { authorizeChannel, trigger } from './realtime/realtime-calls';

/** Everything that the practice server answers over HTTP. */
export function createPracticeApp(practice: Practice, channels: Channels, pages: PageOptions): App {
  const app = new Hono<ServerEnv>();
  app.use(securityHeaders());
  for (const path of MACHINE_PATHS) {
    app.use(`${path}/*`, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      return next();
    });
    app.use(`${path}/*`, readPlainBody);
  }
  registerCalls(app, callsOf(practice, channels));
  registerPages(app, pages);
  registerKioskPages(app, pages);

  app.notFound((c) => (isForMachines(c.req.path) ? problem(c, 404, '') : notFoundPage(c)));
  app.onError((error, c) => {
    logFailure(c.req.method, c.req.path, error);
    return problem(c, 500, 'Server Error');
  });
  return app;
}

const MACHINE_PATHS = ['/api', '/broadcasting', '/apps', '/kiosk/api'];

const isForMachines = (path: string) => MACHINE_PATHS.some((each) => path === each || path.startsWith(`${each}/`));

function callsOf(practice: Practice, channels: Channels) {
  const secret = practice.realtimeSecret;
  const session = requireSession(practice);
  const throttled = throttleSession(createThrottle({ perMinute: 600 }));
  const login = {
    perName: createThrottle({ perMinute: 5 }),
    perAddress: createThrottle({ perMinute: 300 }),
  };
  const kioskReads = throttleAddress(createThrottle({ perMinute: 300, message: KIOSK_BUSY }));
  const kioskTickets = throttleAddress(createThrottle({ perMinute: 60, message: KIOSK_BUSY }));
  const kioskRecepts = throttleAddress(createThrottle({ perMinute: 60, message: KIOSK_BUSY }));

  const get = 'GET' as const;
  const post = 'POST' as const;
  const authenticated = [session, throttled] as const;
  const once = answerOnce(practice);
  const changing = [...authenticated, once] as const;
  return [
    { method: post, path: '/api/admin/login', handlers: [logIn(practice, login)] as const },
    { method: post, path: '/api/logout', handlers: [...authenticated, logOut(practice, channels.endSession)] as const },
    { method: get, path: '/api/administration-init', handlers: [...authenticated, initialData(practice)] as const },
    { method: get, path: '/api/tickets', handlers: [...authenticated, recordsOf(practice.ticketsOf)] as const },
    {
      method: post,
      path: '/api/ticket-next',
      handlers: [...changing, handleRecord(practice.nextTicket, 'Ticket')] as const,
    },
    {
      method: post,
      path: '/api/ticket-reject',
      handlers: [...changing, handleRecord(practice.rejectTicket, 'Ticket')] as const,
    },
    { method: get, path: '/api/patients', handlers: [...authenticated, recordsOf(practice.patientsOf)] as const },
    { method: post, path: '/api/patient-add-to-doctor', handlers: [...changing, addPatient(practice)] as const },
    ...recordRoutes(practice, authenticated, once),
    ...officeRoutes(practice, authenticated, once),
    { method: post, path: '/broadcasting/auth', handlers: [session, authorizeChannel(channels, secret)] as const },
    { method: post, path: '/apps/:app/events', handlers: [trigger(channels, secret, practice.clock.now)] as const },
    {
      method: get,
      path: '/kiosk/api/practices',
      handlers: [sameOriginOnly, kioskReads, kioskPractices(practice)] as const,
    },
    {
      method: post,
      path: '/kiosk/api/tickets',
      handlers: [sameOriginOnly, kioskTickets, takeTicket(practice)] as const,
    },
    {
      method: post,
      path: '/kiosk/api/recepts',
      handlers: [sameOriginOnly, kioskRecepts, askForRecept(practice)] as const,
    },
    ...kioskAppointmentRoutes(practice, { reads: kioskReads, writes: kioskTickets }),
  ];
}

const KIOSK_BUSY = 'Príliš veľa pokusov naraz. Skúste to, prosím, o chvíľu.';
