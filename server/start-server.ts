import { createBackendApp, isBackendPath } from './backend-app';
import { realtimeOrigin, withRealtimeAttributes, type Backend } from './backend/backend';
import { createForward } from './backend/forward';
import { createClientAddress } from './client-address';
import type { SessionLimits } from './features/account/sessions';
import type { KioskMode } from './features/kiosk/access';
import type { Offers } from './features/panel/routes';
import type { RegistrationMode } from './features/setup/server-notes';
import { DIST_FOLDER, HOST_FOLDER } from './folders';
import type { PasswordCost } from './identity/passwords';
import { listen, type ListenOptions, type WebServer } from './listen';
import { assertReachable, registerHealth } from './observe/health-routes';
import { createObserver, type Observer, type ObserverOptions } from './observe/observer';
import type { PageOptions } from './pages/pages';
import { createPracticeApp } from './practice-app';
import { createOwnRealtime } from './realtime/own-realtime';
import { createRemoteRealtime, type RemoteRealtimeServer } from './realtime/remote-realtime';
import type { SocketLimits } from './realtime/socket-limits';
import { prepareDemo } from './seed/seed-demo';
import { openServedStores, type Stores } from './stores';

/** `port: 0` takes any free port. */
export interface ServerOptions extends ListenOptions, Omit<ObserverOptions, 'isFromTrustedProxy'> {
  databaseFile: string;
  timeZone: string;
  /** Fills an empty database with the demo. False refuses a demo, too; otherwise an existing one goes on. */
  demo?: boolean;
  /** Access to registration; by default for nobody, in a demo for anybody. */
  registration?: RegistrationMode;
  /** The address by which browsers reach the server, where it is another than its own: for the links that are printed. */
  publicUrl?: string;
  /** Access to the kiosk; by default for paired devices only, in a demo for every device. */
  kiosk?: KioskMode;
  backend?: Backend;
  /** Capabilities offered to panels beyond the specification; all by default. */
  offers?: Offers;
  /** A Pusher-protocol server through which changes are published, instead of sockets of our own. */
  realtime?: RemoteRealtimeServer;
  sessionLimits?: SessionLimits;
  socketLimits?: Partial<SocketLimits>;
  /** The bearer token with which the figures may be read from elsewhere. */
  metricsToken?: string;
  /** The current time, for tests of other days. */
  now?: () => Date;
  /** The cost of the password hashes: tests create hundreds of doctors. */
  passwordCost?: PasswordCost;
  /** How long the log is kept; 12 months when absent. */
  logMonths?: number;
  /** The folders of the pages and the panel, when not the project's. */
  pages?: Partial<PageOptions>;
}

export interface RunningServer {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Null when a backend replaces it. */
  practice: Stores | null;
  /** Ends at once. */
  close(): Promise<void>;
  /** Ends politely: what is being answered is finished, and panels are told to come back. */
  stop(): Promise<void>;
}

/** Starts the practice server, or, with a backend, the pages in front of it. Rejects when the address cannot be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const pages = { ...PAGES, ...options.pages };
  const { isFromProxy } = createClientAddress(options.trustProxy);
  const observer = createObserver({ ...options, isFromTrustedProxy: isFromProxy });
  try {
    return options.backend
      ? await startBefore(options.backend, options, pages, observer)
      : await startPractice(options, pages, observer);
  } catch (error) {
    observer.close();
    throw error;
  }
}

async function startPractice(options: ServerOptions, pages: PageOptions, observer: Observer): Promise<RunningServer> {
  const {
    databaseFile,
    timeZone,
    demo,
    now,
    passwordCost,
    sessionLimits,
    logMonths,
    metricsToken,
    socketLimits = {},
    realtime: remote,
    ...address
  } = options;
  const clientAddress = createClientAddress(options.trustProxy);
  const realtime = remote
    ? createRemoteRealtime(remote)
    : createOwnRealtime({ limits: socketLimits, addressOf: clientAddress.addressOf });
  const stores = openServedStores({
    databaseFile,
    timeZone,
    ...(now ? { now } : {}),
    ...(passwordCost ? { passwordCost } : {}),
    ...(sessionLimits ? { sessionLimits } : {}),
    onSessionEnd: realtime.endSession,
    ...(logMonths === undefined ? {} : { logMonths }),
    announce: (...event) => {
      // After the commit, as a transaction ends in the turn in which it began.
      queueMicrotask(() => realtime.announce(...event));
    },
    announceDisplay: (key) => queueMicrotask(() => realtime.announceDisplay(key)),
    onDatabaseWork: observer.metrics.database,
  });
  try {
    await prepareDemo(stores, demo);
    const isDemo = stores.demo.isDemo();
    // Accounts registered in a demo wait for approval, as everywhere.
    const registration = options.registration ?? (isDemo ? 'open' : 'closed');
    const kiosk = options.kiosk ?? (isDemo ? 'open' : 'paired');
    const app = createPracticeApp(stores, realtime, {
      ...withRealtime(pages, remote),
      registration,
      kiosk,
      clientAddress,
      offers: options.offers,
      socketOrigin: remote && realtimeOrigin(remote),
    });
    const { assertWritable, assertUpToDate } = stores.state;
    const checks = { database: assertWritable, migrations: assertUpToDate };
    registerHealth(app, { observer, checks, metricsToken });
    const { upgrade, stop } = await realtime.start(stores, observer.metrics);
    const server = await listen(address, { app, observer, ...(upgrade ? { upgrade } : {}) });
    stores.serverNotes.noteServer({ url: options.publicUrl ?? server.url, registration });
    const end = async (stopped: Promise<void>) => {
      // Sockets of our own are told to come back while calls are being finished; events go elsewhere until the last of these.
      const told = remote ? undefined : stop();
      try {
        await stopped;
        await (told ?? stop());
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

/** The panel's pages with the address of the sockets. */
const withRealtime = (pages: PageOptions, remote: RemoteRealtimeServer | undefined): PageOptions =>
  remote
    ? { ...pages, transformPage: (page) => withRealtimeAttributes(pages.transformPage?.(page) ?? page, remote) }
    : pages;

async function startBefore(
  backend: Backend,
  { metricsToken, ...address }: ServerOptions,
  pages: PageOptions,
  observer: Observer,
): Promise<RunningServer> {
  const forward = createForward({
    ...backend,
    clientAddress: createClientAddress(address.trustProxy),
    decidesOrigins: (address.origins ?? []).length > 0,
  });
  const app = createBackendApp(backend, pages);
  registerHealth(app, { observer, checks: { backend: () => assertReachable(backend.url) }, metricsToken });
  const before = { handles: isBackendPath, answer: forward };
  const server: WebServer = await listen(address, { app, before, observer });
  const end = (stopped: Promise<void>) => stopped.finally(observer.close);
  return {
    ...server,
    practice: null,
    close: () => end(server.close()),
    stop: () => end(server.stop(STOP_LIMIT_MS)),
  };
}

/** An upload may take longer: what is cut by it can be sent again under its key. Below systemd's 90 s and a container's 10 s. */
const STOP_LIMIT_MS = 8000;

const PAGES: PageOptions = { hostFolder: HOST_FOLDER, distFolder: DIST_FOLDER };
