import { Hono } from 'hono';
import {
  type Backend,
  createBackendApp,
  isBackendPath,
  realtimeOrigin,
  withRealtimeAttributes,
} from './backend/backend';
import { createForward } from './backend/forward';
import { createClientAddress } from './client-address';
import type { SessionLimits } from './features/account/store';
import type { KioskMode } from './features/kiosk/access';
import type { Offers } from './features/panel/routes';
import type { RegistrationMode } from './identity/logins';
import { DIST_FOLDER, HOST_FOLDER } from './folders';
import type { PasswordCost } from './identity/passwords';
import type { App } from './http/server-env';
import { listen, type ListenOptions } from './listen';
import { assertReachable, registerHealth } from './observe/health-routes';
import { createObserver, type Observer, type ObserverOptions } from './observe/observer';
import { failureResponse } from './pages/error-pages';
import type { PageOptions } from './pages/pages';
import { createPracticeApp } from './practice-app';
import { createOwnRealtime } from './realtime/realtime';
import { createRemoteRealtime, type RemoteRealtimeServer } from './realtime/remote-realtime';
import type { SocketLimits } from './realtime/socket-server';
import { prepareDemo } from './seed/seed-demo';
import { openServedStores, type Stores } from './stores';

/** `port: 0` takes any free port. */
export interface ServerOptions extends ListenOptions, Omit<ObserverOptions, 'isFromTrustedProxy'> {
  databaseFile: string;
  timeZone: string;
  /** True fills an empty database with the demo; false refuses a demo database; by default an existing demo is continued. */
  demo?: boolean;
  /** Access to registration: by default `closed`, in a demo `open`. */
  registration?: RegistrationMode;
  /** The address by which browsers reach the server, if different: for printed links. */
  publicUrl?: string;
  /** Access to the kiosk: by default `paired`, in a demo `open`. */
  kiosk?: KioskMode;
  backend?: Backend;
  /** Capabilities offered to panels beyond the specification; all by default. */
  offers?: Offers;
  /** A Pusher-protocol server for publishing changes, instead of this server's sockets. */
  realtime?: RemoteRealtimeServer;
  sessionLimits?: SessionLimits;
  socketLimits?: Partial<SocketLimits>;
  /** The bearer token that allows other machines to read the metrics. */
  metricsToken?: string;
  /** The current time, for tests. */
  now?: () => Date;
  /** The cost of password hashes, lower in tests, which create hundreds of doctors. */
  passwordCost?: PasswordCost;
  /** How many months the log is kept; 12 by default. */
  logMonths?: number;
  /** The folders of the pages and the panel, if not the project's. */
  pages?: Partial<PageOptions>;
}

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  port: number;
  /** Null with a backend. */
  practice: Stores | null;
  /** Stops at once. */
  close(): Promise<void>;
  /** Stops gracefully: finishes running requests, and closes sockets so that panels reconnect. */
  stop(): Promise<void>;
}

/** Starts the practice server, or, with a backend, the pages in front of it. Rejects when the address is not available. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const pages = { hostFolder: HOST_FOLDER, distFolder: DIST_FOLDER, ...options.pages };
  const { isFromProxy } = createClientAddress(options.trustProxy);
  const observer = createObserver({ ...options, isFromTrustedProxy: isFromProxy });
  try {
    return options.backend
      ? await startInFrontOf(options.backend, options, pages, observer)
      : await startPractice(options, pages, observer);
  } catch (error) {
    observer.close();
    throw error;
  }
}

async function startPractice(options: ServerOptions, pages: PageOptions, observer: Observer): Promise<RunningServer> {
  const { demo, metricsToken, socketLimits, realtime: remote } = options;
  const clientAddress = createClientAddress(options.trustProxy);
  const realtime = remote
    ? createRemoteRealtime(remote)
    : createOwnRealtime({ limits: socketLimits, addressOf: clientAddress.addressOf });
  const stores = openServedStores({
    ...options,
    onSessionEnd: realtime.endSession,
    // Runs after the commit, because transactions are synchronous.
    announce: (...event) => queueMicrotask(() => realtime.announce(...event)),
    announceDisplay: (key) => queueMicrotask(() => realtime.announceDisplay(key)),
    onDatabaseWork: observer.metrics.database,
  });
  try {
    await prepareDemo(stores, demo);
    const { assertWritable, assertUpToDate } = stores.state;
    const checks = { database: assertWritable, migrations: assertUpToDate };
    const app = createAppOfDemo(stores, (isDemo) => {
      const built = createPracticeApp(stores, realtime, {
        ...withRealtime(pages, remote),
        // Also in a demo, registered accounts wait for approval.
        registration: options.registration ?? (isDemo ? 'open' : 'closed'),
        kiosk: options.kiosk ?? (isDemo ? 'open' : 'paired'),
        clientAddress,
        offers: options.offers,
        socketOrigin: remote && realtimeOrigin(remote),
      });
      registerHealth(built, { observer, checks, metricsToken });
      return built;
    });
    const { upgrade, stop } = await realtime.start(stores, observer.metrics);
    const server = await listen(options, { app, observer, upgrade });
    const { registration = 'default' } = options;
    stores.serverNotes.recordServer({ url: options.publicUrl ?? server.url, registration });
    const end = async (stopped: Promise<void>) => {
      // Own sockets are closed while calls finish, so that panels reconnect; a remote server gets events until the last call.
      const socketsClosed = remote ? undefined : stop();
      try {
        await stopped;
        await (socketsClosed ?? stop());
      } finally {
        observer.close();
        stores.close();
      }
    };
    return {
      ...server,
      practice: stores,
      close: () => end(server.close()),
      stop: () => end(server.stop(STOP_LIMIT_MS)),
    };
  } catch (error) {
    stores.close();
    throw error;
  }
}

/**
 * Builds the app. In a demo, the first request after its end gets a new app, without the open kiosk and registration of the demo: a command
 * may end the demo while the server runs.
 */
function createAppOfDemo({ demo }: Pick<Stores, 'demo'>, build: (isDemo: boolean) => App): App {
  if (!demo.isDemo()) return build(false);
  const ofDemo = build(true);
  let afterDemo: App | undefined;
  const app: App = new Hono();
  app.all('*', (c) => {
    if (afterDemo === undefined && !demo.isDemo()) afterDemo = build(false);
    return (afterDemo ?? ofDemo).fetch(c.req.raw, c.env);
  });
  app.onError(failureResponse);
  return app;
}

/** Pages with the address of the remote sockets. */
const withRealtime = (pages: PageOptions, remote: RemoteRealtimeServer | undefined): PageOptions =>
  remote
    ? { ...pages, transformPage: (page) => withRealtimeAttributes(pages.transformPage?.(page) ?? page, remote) }
    : pages;

async function startInFrontOf(
  backend: Backend,
  options: ServerOptions,
  pages: PageOptions,
  observer: Observer,
): Promise<RunningServer> {
  const forward = createForward({
    ...backend,
    clientAddress: createClientAddress(options.trustProxy),
    decidesOrigins: (options.origins ?? []).length > 0,
  });
  const app = createBackendApp(backend, pages);
  const checks = { backend: () => assertReachable(backend.url) };
  registerHealth(app, { observer, checks, metricsToken: options.metricsToken });
  const before = { handles: isBackendPath, handle: forward };
  const server = await listen(options, { app, before, observer });
  const end = (stopped: Promise<void>) => stopped.finally(observer.close);
  return {
    ...server,
    practice: null,
    close: () => end(server.close()),
    stop: () => end(server.stop(STOP_LIMIT_MS)),
  };
}

/** Below systemd's 90 s and a container's 10 s. A longer upload is cut, and can be repeated with its idempotency key. */
const STOP_LIMIT_MS = 8000;
