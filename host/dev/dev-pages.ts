import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { getMimeType } from 'hono/utils/mime';
import type { App } from '../../server/http/server-env';
import type { DevBundle } from './dev-bundle';

/** The pages of the development server. */
export const DEV_PAGES = ['/admin', '/kiosk', '/examples/waiting-room.html', '/gallery'];

/** Adds the script that reloads the page after a change. */
export const withReloading = (page: string) =>
  page.replace('</head>', '  <script type="module" src="/dev/reload.js"></script>\n  </head>');

/** Routes for development: the bundled sources instead of the built panel, change events, and the gallery. */
export function registerDevPages(app: App, bundle: DevBundle): void {
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
