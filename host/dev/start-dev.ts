import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { getMimeType } from 'hono/utils/mime';
import { panelModules } from '../../build/quick-bundle.mjs';
import type { App } from '../../server/http/server-env';
import { startServer, type RunningServer, type ServerOptions } from '../../server/start-server';
import { createDevBundle, watchFolder, type DevBundle } from './dev-bundle';

interface DevOptions extends ServerOptions {
  /** The folder of the project. */
  root: string;
  print(line: string): void;
}

/** The server with a panel bundled from its sources: each change is bundled, and open pages reload. */
export async function startDev({ root, print, ...options }: DevOptions): Promise<RunningServer> {
  const gallery = 'test/ui/gallery-page.tsx';
  const hasGallery = existsSync(join(root, gallery));
  const bundle = await createDevBundle(root, {
    ...panelModules(root),
    ...(hasGallery ? { 'esm/gallery': gallery } : {}),
  });
  const update = async (isBundled: boolean) => {
    const start = performance.now();
    await bundle.update(isBundled);
    const { failure } = bundle.state();
    print(failure ?? `Bundled in ${Math.round(performance.now() - start)} ms`);
  };
  const bundled = ['src', join('test', 'ui'), join('test', 'support')].filter((folder) =>
    existsSync(join(root, folder)),
  );
  const watchers = [
    ...bundled.map((folder) => watchFolder(join(root, folder), () => void update(true))),
    watchFolder(
      join(root, 'host'),
      () => void update(false),
      (path) => NOT_SERVED.includes(path.split(sep)[0] ?? ''),
    ),
  ];
  const stop = async () => {
    watchers.forEach((watcher) => watcher.close());
    await bundle.close();
  };
  try {
    const [server] = await Promise.all([
      startServer({
        ...options,
        pages: {
          hostFolder: join(root, 'host'),
          transformPage: withReloading,
          register: (app) => registerDevPages(app, bundle),
        },
      }),
      update(true),
    ]);
    return {
      ...server,
      async close() {
        await stop();
        await server.close();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Folders of `host` whose changes affect no page; a change in `dev` restarts this server (host/dev.mjs). */
const NOT_SERVED = ['data', 'dev'];

/** The pages of the development server. */
export const DEV_PAGES = ['/admin', '/kiosk', '/examples/waiting-room.html', '/gallery'];

/** Adds the script that reloads the page after a change. */
const withReloading = (page: string) =>
  page.replace('</head>', '  <script type="module" src="/dev/reload.js"></script>\n  </head>');

/** Routes for development: the bundled sources instead of the built panel, change events, and the gallery. */
function registerDevPages(app: App, bundle: DevBundle): void {
  const sendOwnFile = (c: Context, name: string, change = (text: string) => text) =>
    readFile(new URL(name, import.meta.url), 'utf8').then((text) => {
      c.header('Cache-Control', 'no-store');
      return c.body(change(text), 200, { 'Content-Type': getMimeType(name) ?? '' });
    });

  app.get('/dev/events', (c) =>
    streamSSE(c, async (stream) => {
      const sendState = async () => {
        const { version, failure } = bundle.state();
        await stream.writeSSE({ data: JSON.stringify({ version, failure }), retry: RECONNECT_MS });
      };
      const stop = bundle.subscribe(() => void sendState());
      await sendState();
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      stop();
    }),
  );
  // With the version at the page's load: the page reloads if the bundle has changed since.
  app.get('/dev/reload.js', (c) =>
    sendOwnFile(c, 'reload.js', (text) => text.replace('{version}', bundle.state().version)),
  );
  app.get('/gallery', (c) => sendOwnFile(c, 'gallery.html', withReloading));
  app.get('/dev/gallery.css', (c) => sendOwnFile(c, 'gallery.css'));
  app.get('/ordinacia/ordinacia.umd.js', (c) => sendOwnFile(c, 'classic.js'));
  app.get('/ordinacia/*', (c) => {
    const path = c.req.path.slice('/ordinacia/'.length);
    const file = bundle.file(path);
    c.header('Cache-Control', 'no-store');
    return file ? c.body(file, 200, { 'Content-Type': getMimeType(path) ?? '' }) : c.notFound();
  });
}

/** Delay of the reconnection after a restart of the server, in milliseconds. */
const RECONNECT_MS = 200;
