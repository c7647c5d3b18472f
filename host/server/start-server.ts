import { fileURLToPath } from 'node:url';
import { createBackendApp, isBackendPath } from './backend-app';
import type { Backend } from './backend/backend';
import { createForward } from './backend/forward';
import { listen, type ListenOptions, type WebServer } from './listen';
import type { PageOptions } from './pages/pages';
import { createPracticeApp } from './practice-app';
import type { PasswordCost } from './practice/passwords';
import { openPractice, type Practice } from './practice/practice';
import { createChannels } from './realtime/channels';
import { channelOf } from './realtime/protocol';
import { createSocketServer } from './realtime/socket-server';
import { seedDemo } from './seed/seed-demo';

export interface ServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  databaseFile: string;
  timeZone: string;
  /** Fills an empty database with the demo, and adds new days to an older demo. */
  seed: boolean;
  backend?: Backend;
  /** The current time, for tests of other days. */
  now?: () => Date;
  /** The cost of the password hashes: tests create hundreds of doctors. */
  passwordCost?: PasswordCost;
  /** The folders of the pages and the panel, when not the project's. */
  pages?: Partial<PageOptions>;
}

export interface RunningServer {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Null when a backend replaces it. */
  practice: Practice | null;
  close(): Promise<void>;
}

/** Starts the practice server, or, with a backend, the pages in front of it. Rejects when the address cannot be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const pages = { ...PAGES, ...options.pages };
  return options.backend ? startBefore(options.backend, options, pages) : startPractice(options, pages);
}

async function startPractice(options: ServerOptions, pages: PageOptions): Promise<RunningServer> {
  const { databaseFile, timeZone, seed, now, passwordCost, ...address } = options;
  const channels = createChannels();
  const practice = openPractice({
    databaseFile,
    timeZone,
    ...(now ? { now } : {}),
    ...(passwordCost ? { passwordCost } : {}),
    announce: (doctorId, action, exceptSocketId) => {
      // After the commit, as a transaction ends in the turn in which it began.
      queueMicrotask(() => channels.broadcast(channelOf(doctorId), action, '{}', exceptSocketId));
    },
  });
  try {
    if (seed) await seedDemo(practice);
    const sockets = createSocketServer({ channels, secret: practice.realtimeSecret });
    const app = createPracticeApp(practice, channels, pages);
    const server = await listen(address, { app, upgrade: sockets.upgrade });
    return {
      ...server,
      practice,
      async close() {
        sockets.close();
        await server.close();
        practice.close();
      },
    };
  } catch (error) {
    practice.close();
    throw error;
  }
}

async function startBefore(backend: Backend, address: ListenOptions, pages: PageOptions): Promise<RunningServer> {
  const forward = createForward(backend);
  const app = createBackendApp(backend, pages);
  const server: WebServer = await listen(address, { app, before: { handles: isBackendPath, answer: forward } });
  return { ...server, practice: null };
}

const PAGES: PageOptions = {
  hostFolder: fileURLToPath(new URL('..', import.meta.url)),
  distFolder: fileURLToPath(new URL('../../dist', import.meta.url)),
};
