import { Hono } from 'hono';
import { absenceRoutes } from './calls/absence-calls';
import { accountRoutes } from './calls/account-calls';
import { announcementRoutes } from './calls/announcement-calls';
import { appointmentRoutes } from './calls/appointment-calls';
import { knowAddress, registerCalls, type CallRoute } from './calls/call-routes';
import type { App, ServerEnv } from './calls/server-env';
import { allOffers, type Offers } from './calls/capabilities';
import { colleagueRoutes } from './calls/colleague-routes';
import { createHandle } from './calls/handle';
import { hashingBusy } from './calls/hashing-busy';
import { loginRoutes } from './calls/login-calls';
import { officeHoursRoutes } from './calls/office-hours-calls';
import { payoutRoutes } from './calls/payout-calls';
import { practiceRoutes } from './calls/practice-calls';
import { problem } from './calls/problems';
import { queueRoutes } from './calls/queue-calls';
import { recordRoutes } from './calls/record-routes';
import { settingRoutes } from './calls/setting-calls';
import { setupRoutes } from './calls/setup-calls';
import { createThrottle } from './calls/throttle';
import { ticketRoutes } from './calls/ticket-routes';
import { readPlainBody } from './calls/upload-body';
import type { ClientAddress } from './client-address';
import { displayRoutes } from './display/display-calls';
import { kioskDeviceRoutes } from './kiosk/device-calls';
import type { KioskMode } from './kiosk/kiosk-access';
import { kioskRoutes } from './kiosk/kiosk-routes';
import { answerFailure } from './observe/failure-answer';
import { noteRoute } from './observe/note-route';
import { missingPage, registerKioskPages, registerPages, registerSetupPages, type PageOptions } from './pages/pages';
import { withRegistration } from './pages/registration-attribute';
import { securityHeaders } from './pages/security-headers';
import type { Stores } from './stores';
import type { RegistrationMode } from './practice/server-notes';
import type { Realtime } from './realtime/realtime';

export interface PracticeAppOptions extends PageOptions {
  registration: RegistrationMode;
  kiosk: KioskMode;
  clientAddress: ClientAddress;
  /** The capabilities of panels beyond the specification; all by default. */
  offers?: Offers | undefined;
  /** The origin of the sockets, where they are not this server's. */
  socketOrigin?: string | undefined;
}

/** Everything that the practice server answers over HTTP. */
export function createPracticeApp(
  stores: Stores,
  realtime: Realtime,
  { registration, kiosk, clientAddress, socketOrigin = 'own', offers, ...options }: PracticeAppOptions,
): App {
  const pages = { ...withRegistration(options, registration), isDemo: stores.demo.isDemo };
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
    callRoutes(stores, realtime, { registration, kiosk, offers: offers ?? allOffers(kiosk, socketOrigin === 'own') }),
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
  stores: Stores,
  realtime: Pick<Realtime, 'routes'>,
  { registration, kiosk, offers = () => [] }: Pick<PracticeAppOptions, 'registration' | 'kiosk' | 'offers'>,
): CallRoute[] {
  const handle = createHandle(stores);
  // Counted by session, both kinds of files together.
  const uploads = createThrottle({ perMinute: 60 });
  return [
    ...loginRoutes(stores, handle),
    ...accountRoutes(stores, handle),
    ...setupRoutes(stores, registration, handle),
    ...colleagueRoutes(stores, handle),
    ...practiceRoutes(stores, handle, offers),
    ...ticketRoutes(stores, handle),
    ...queueRoutes(stores, handle),
    ...appointmentRoutes(stores, handle),
    ...officeHoursRoutes(stores, handle),
    ...absenceRoutes(stores, handle),
    ...announcementRoutes(stores, handle),
    ...recordRoutes(stores, handle),
    ...payoutRoutes(stores, handle, uploads),
    ...settingRoutes(stores, handle, uploads),
    ...displayRoutes(stores, handle),
    ...realtime.routes(stores, handle),
    ...kioskDeviceRoutes(stores, kiosk, handle),
    ...kioskRoutes(stores, kiosk, handle),
  ];
}
