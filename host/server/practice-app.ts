import { Hono } from 'hono';
import { administrationInit, login, logout, notificationsClear } from '../../src/api/calls/session';
import { accountRoutes } from './calls/account-routes';
import { knowAddress, registerCalls, type App, type CallRoute, type ServerEnv } from './calls/call-routes';
import { allOffers, type Offers } from './calls/capabilities';
import { colleagueRoutes } from './calls/colleague-routes';
import { hashingBusy } from './calls/hashing-busy';
import { logIn, logOut } from './calls/login-calls';
import { createLoginThrottle } from './calls/login-throttle';
import type { ClientAddress } from './client-address';
import { createHandle } from './calls/handle';
import { clearNotifications, initialData } from './calls/practice-calls';
import { officeRoutes } from './calls/office-routes';
import { problem } from './calls/problems';
import { recordRoutes } from './calls/record-routes';
import { fieldsOf } from './calls/request-body';
import { setupRoutes } from './calls/setup-calls';
import { ticketRoutes } from './calls/ticket-routes';
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
    callRoutes(practice, realtime, { registration, kiosk, offers: offers ?? allOffers(kiosk, socketOrigin === 'own') }),
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

/** Every call that the server answers. */
export function callRoutes(
  practice: Practice,
  realtime: Pick<Realtime, 'routes'>,
  { registration, kiosk, offers = () => [] }: Pick<PracticeAppOptions, 'registration' | 'kiosk' | 'offers'>,
): CallRoute[] {
  const handle = createHandle(practice);
  return [
    handle(
      login,
      {
        log: {
          action: 'session.started',
          startsSession: true,
          isProof: true,
          doctor: (c) => practice.loginOf(fieldsOf(c)['username']),
        },
        right: 'open',
      },
      logIn(practice, createLoginThrottle(practice)),
    ),
    handle(logout, { log: { action: 'session.ended' }, right: 'everybody' }, logOut(practice)),
    handle(
      administrationInit,
      { log: { action: 'panel.opened', reading: 'day' }, right: 'everybody' },
      initialData(practice, offers),
    ),
    handle(
      notificationsClear,
      { log: { action: 'notifications.deleted' }, right: 'everybody' },
      clearNotifications(practice),
    ),
    ...accountRoutes(practice, handle),
    ...setupRoutes(practice, registration, handle),
    ...colleagueRoutes(practice, handle),
    ...ticketRoutes(practice, handle),
    ...recordRoutes(practice, handle),
    ...officeRoutes(practice, handle),
    ...displayRoutes(practice, handle),
    ...realtime.routes(practice, handle),
    ...kioskDeviceRoutes(practice, kiosk, handle),
    ...kioskRoutes(practice, kiosk, handle),
  ];
}
