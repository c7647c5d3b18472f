import { Hono } from 'hono';
import { invoiceUpload } from '../src/features/payouts/contract';
import { profileStore } from '../src/features/profile/contract';
import type { ClientAddress } from './client-address';
import { absenceRoutes } from './features/absences/routes';
import { accountRoutes } from './features/account/routes';
import { announcementRoutes } from './features/announcements/routes';
import { appointmentRoutes } from './features/appointments/routes';
import { calendarFeedRoutes, calendarRoutes, FEED_PATH } from './features/calendar/routes';
import { colleagueRoutes } from './features/colleagues/routes';
import { dashboardRoutes } from './features/dashboard/routes';
import { doctorStateRoutes } from './features/doctor-state/routes';
import { kioskDeviceRoutes, type KioskMode } from './features/kiosk/access';
import { kioskRoutes } from './features/kiosk/routes';
import { loginRoutes } from './features/login/routes';
import { notificationRoutes } from './features/notifications/routes';
import { officeHoursRoutes } from './features/office-hours/routes';
import { allOffers, panelRoutes, type Offers } from './features/panel/routes';
import { historyRoutes, patientRoutes } from './features/patients/routes';
import { paymentRoutes } from './features/payments/routes';
import { payoutRoutes } from './features/payouts/routes';
import { prescriptionRoutes } from './features/prescriptions/routes';
import { profileRoutes } from './features/profile/routes';
import { settingRoutes } from './features/settings/routes';
import { setupRoutes } from './features/setup/routes';
import type { RegistrationMode } from './identity/logins';
import { displayRoutes } from './features/television/routes';
import { queueRoutes, ticketRoutes } from './features/tickets/routes';
import { type CallRoute, createHandle, registerCalls } from './http/handle';
import { problem } from './http/responses';
import type { App, ServerEnv } from './http/server-env';
import { createThrottle, knowAddress } from './http/throttle';
import { readPlainBody } from './http/files';
import { failureResponse } from './pages/error-pages';
import { recordRoute } from './observe/observer';
import { missingPage, registerOwnPage, registerPages, withRegistration, type PageOptions } from './pages/pages';
import { securityHeaders } from './pages/security-headers';
import type { Realtime } from './realtime/realtime';
import { isIn } from './request-path';
import type { Stores } from './stores';

export interface PracticeAppOptions extends PageOptions {
  registration: RegistrationMode;
  kiosk: KioskMode;
  clientAddress: ClientAddress;
  /** Capabilities beyond the specification that panels get; all by default. */
  offers?: Offers | undefined;
  /** The origin of the sockets, if not this server. */
  socketOrigin?: string | undefined;
}

/** The HTTP app of the practice server. */
export function createPracticeApp(
  stores: Stores,
  realtime: Realtime,
  { registration, kiosk, clientAddress, socketOrigin = 'own', offers, ...options }: PracticeAppOptions,
): App {
  const pages = { ...withRegistration(options, registration), isDemo: stores.demo.isDemo };
  const app = new Hono<ServerEnv>();
  app.use(recordRoute);
  app.use(knowAddress(clientAddress));
  app.use(securityHeaders({ socket: socketOrigin }));
  for (const path of MACHINE_PATHS) {
    app.use(`${path}/*`, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      return next();
    });
    app.use(`${path}/*`, readPlainBody(UPLOAD_PATHS));
  }
  registerCalls(
    app,
    callRoutes(stores, realtime, { registration, kiosk, offers: offers ?? allOffers(kiosk, socketOrigin === 'own') }),
  );
  registerPages(app, pages);
  if (kiosk !== 'off') registerOwnPage(app, 'kiosk', pages);
  registerOwnPage(app, 'setup', pages);

  const missing = missingPage(pages);
  app.notFound((c) => (isIn(MACHINE_PATHS, c.req.path) ? problem(c, 404, '') : missing(c)));
  app.onError(failureResponse);
  return app;
}

/** The calls that take files. */
const UPLOAD_PATHS: readonly string[] = [invoiceUpload.path, profileStore.path];

const MACHINE_PATHS = ['/api', '/broadcasting', '/apps', '/kiosk/api', '/display/api', FEED_PATH];

/** All calls of the server. */
export function callRoutes(
  stores: Stores,
  realtime: Pick<Realtime, 'routes'>,
  { registration, kiosk, offers = () => [] }: Pick<PracticeAppOptions, 'registration' | 'kiosk' | 'offers'>,
): CallRoute[] {
  const handle = createHandle(stores);
  // Counted by session, invoices and pictures together.
  const uploads = createThrottle({ perMinute: 60 });
  return [
    ...loginRoutes(stores, handle),
    ...accountRoutes(stores, handle),
    ...setupRoutes(stores, registration, handle),
    ...colleagueRoutes(stores, handle),
    ...panelRoutes(stores, handle, offers),
    ...notificationRoutes(stores, handle),
    ...dashboardRoutes(stores, handle),
    ...ticketRoutes(stores, handle),
    ...queueRoutes(stores, handle),
    ...appointmentRoutes(stores, handle),
    ...calendarRoutes(stores, handle),
    ...calendarFeedRoutes(stores, handle),
    ...officeHoursRoutes(stores, handle),
    ...absenceRoutes(stores, handle),
    ...announcementRoutes(stores, handle),
    ...doctorStateRoutes(stores, handle),
    ...patientRoutes(stores, handle),
    ...historyRoutes(stores, handle),
    ...prescriptionRoutes(stores, handle),
    ...paymentRoutes(stores, handle),
    ...payoutRoutes(stores, handle, uploads),
    ...settingRoutes(stores, handle),
    ...profileRoutes(stores, handle, uploads),
    ...displayRoutes(stores, handle),
    ...realtime.routes(stores, handle),
    ...kioskDeviceRoutes(stores, kiosk, handle),
    ...kioskRoutes(stores, kiosk, handle),
  ];
}
