import { Hono } from 'hono';
import { accountRoutes } from './calls/account-routes';
import { knowAddress, registerCalls, type App, type ServerEnv } from './calls/call-routes';
import { allOffers, type Offers } from './calls/capabilities';
import { colleagueRoutes } from './calls/colleague-routes';
import { hashingBusy } from './calls/hashing-busy';
import { logIn, logOut } from './calls/login-calls';
import { createLoginThrottle } from './calls/login-throttle';
import type { ClientAddress } from './client-address';
import { historyRoutes } from './calls/history-routes';
import { handleRecord } from './calls/id-calls';
import { addPatient, initialData, recordsOf } from './calls/practice-calls';
import { officeRoutes } from './calls/office-routes';
import { answerOnce } from './calls/idempotency';
import { withLog } from './calls/log-calls';
import { problem } from './calls/problems';
import { recordRoutes } from './calls/record-routes';
import { requireSession, throttleSession } from './calls/session-guard';
import { setupRoutes } from './calls/setup-calls';
import { createThrottle } from './calls/throttle';
import { readPlainBody } from './calls/upload-body';
import { displayRoutes } from './display/display-calls';
import { kioskDeviceRoutes } from './kiosk/device-calls';
import type { KioskMode } from './kiosk/kiosk-access';
import { kioskRoutes } from './kiosk/kiosk-routes';
import { answerFailure } from './observe/failure-answer';
import { noteRoute } from './observe/note-route';
import { missingPage, registerKioskPages, registerPages, registerSetupPages, type PageOptions } from './pages/pages';
import { withRegistration } from './pages/registration-attribute';
import { securityHeaders } from './pages/security-headers';
import type { Practice } from './practice/practice';
import type { RegistrationMode } from './practice/server-notes';
import type { Realtime } from './realtime/realtime';

export interface PracticeAppOptions extends PageOptions {
  registration: RegistrationMode;
  kiosk: KioskMode;
  clientAddress: ClientAddress;
  /** What panels are offered beyond the specification, when not everything. */
  offers?: Offers | undefined;
  /** The origin of the sockets, where they are not this server's. */
  socketOrigin?: string | undefined;
}

/** Everything that the practice server answers over HTTP. */
export function createPracticeApp(
  practice: Practice,
  realtime: Realtime,
  { registration, kiosk, clientAddress, socketOrigin = 'own', offers, ...options }: PracticeAppOptions,
): App {
  const pages = { ...withRegistration(options, registration), isDemo: practice.isDemo };
  const app = new Hono<ServerEnv>();
  app.use(noteRoute);
  app.use(knowAddress(clientAddress));
  app.use(securityHeaders({ socket: socketOrigin }));
  for (const path of MACHINE_PATHS) {
    app.use(`${path}/*`, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      return next();
    });
    app.use(`${path}/*`, readPlainBody);
  }
  registerCalls(
    app,
    withLog(
      practice,
      callsOf(practice, realtime, { registration, kiosk, offers: offers ?? allOffers(kiosk, socketOrigin === 'own') }),
    ),
  );
  registerPages(app, pages);
  if (kiosk !== 'off') registerKioskPages(app, pages);
  registerSetupPages(app, pages);

  const missing = missingPage(pages);
  app.notFound((c) => (isForMachines(c.req.path) ? problem(c, 404, '') : missing(c)));
  app.onError((error, c) => hashingBusy(c, error) ?? answerFailure(error, c));
  return app;
}

const MACHINE_PATHS = ['/api', '/broadcasting', '/apps', '/kiosk/api', '/display/api'];

const isForMachines = (path: string) => MACHINE_PATHS.some((each) => path === each || path.startsWith(`${each}/`));

function callsOf(
  practice: Practice,
  realtime: Realtime,
  { registration, kiosk, offers }: Pick<PracticeAppOptions, 'registration' | 'kiosk'> & { offers: Offers },
) {
  const session = requireSession(practice);
  const throttled = throttleSession(createThrottle({ perMinute: 600 }));

  const get = 'GET' as const;
  const post = 'POST' as const;
  const authenticated = [session, throttled] as const;
  const once = answerOnce(practice);
  const changing = [...authenticated, once] as const;
  return [
    { method: post, path: '/api/admin/login', handlers: [logIn(practice, createLoginThrottle(practice))] as const },
    { method: post, path: '/api/logout', handlers: [...authenticated, logOut(practice)] as const },
    {
      method: get,
      path: '/api/administration-init',
      handlers: [...authenticated, initialData(practice, offers)] as const,
    },
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
    ...accountRoutes(practice, authenticated),
    ...setupRoutes(practice, registration),
    ...colleagueRoutes(practice, authenticated, once),
    ...historyRoutes(practice, authenticated, once),
    ...recordRoutes(practice, authenticated, once),
    ...officeRoutes(practice, authenticated, once),
    ...displayRoutes(practice, authenticated, once),
    ...realtime.routes(practice, session),
    ...kioskDeviceRoutes(practice, kiosk, authenticated, once),
    ...kioskRoutes(practice, kiosk),
  ];
}
