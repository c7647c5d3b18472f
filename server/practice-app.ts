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
import { missingPage, registerOwnPage, registerPages, withRegistration, type PageOptions } from './pages/pages';
import { securityHeaders } from './pages/security-headers';
import type { Practice } from './practice/practice';
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
  if (kiosk !== 'off') registerOwnPage(app, 'kiosk', pages);
  registerOwnPage(app, 'setup', pages);

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
  // Counted by session, both kinds of files together.
  const uploads = createThrottle({ perMinute: 60 });
  return [
    ...loginRoutes(practice, handle),
    ...accountRoutes(practice, handle),
    ...setupRoutes(practice, registration, handle),
    ...colleagueRoutes(practice, handle),
    ...practiceRoutes(practice, handle, offers),
    ...ticketRoutes(practice, handle),
    ...queueRoutes(practice, handle),
    ...appointmentRoutes(practice, handle),
    ...officeHoursRoutes(practice, handle),
    ...absenceRoutes(practice, handle),
    ...announcementRoutes(practice, handle),
    ...recordRoutes(practice, handle),
    ...payoutRoutes(practice, handle, uploads),
    ...settingRoutes(practice, handle, uploads),
    ...displayRoutes(practice, handle),
    ...realtime.routes(practice, handle),
    ...kioskDeviceRoutes(practice, kiosk, handle),
    ...kioskRoutes(practice, kiosk, handle),
  ];
}
