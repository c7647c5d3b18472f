import { join } from 'node:path';
import type { Context } from 'hono';
import type { App } from '../calls/call-routes';
import { createStaticFiles, type StaticFiles } from './static-files';

export interface PageOptions {
  /** The folder of index.html. */
  hostFolder: string;
  /** The folder of the built panel. */
  distFolder: string;
  transformPage?: (text: string) => string;
  /** Adds pages that take precedence. */
  register?: (app: App) => void;
}

/** The host page of the panel, the examples, and the built panel itself. */
export function registerPages(app: App, { hostFolder, distFolder, register, ...options }: PageOptions): void {
  register?.(app);
  const host = createStaticFiles(hostFolder, options);
  const dist = createStaticFiles(distFolder);
  const examples = createStaticFiles(join(hostFolder, 'examples'), options);

  app.get('/', (c) => c.redirect('/admin'));
  // By name and not by folder: the host folder also holds the database.
  for (const name of ['page.css', 'page.js', 'icon.svg']) app.get(`/${name}`, (c) => answer(c, host, name));
  app.get('/favicon.ico', (c) => answer(c, host, 'icon.svg'));
  app.get('/admin', (c) => answer(c, host, 'index.html'));
  app.get('/admin/*', (c) => answer(c, host, 'index.html'));
  app.get('/ordinacia/*', (c) => answer(c, dist, rest(c, '/ordinacia/')));
  app.get('/examples/*', (c) => answer(c, examples, rest(c, '/examples/')));
}

/** The page where a patient takes a ticket. */
export function registerKioskPages(app: App, { hostFolder, transformPage }: PageOptions): void {
  const kiosk = createStaticFiles(join(hostFolder, 'kiosk'), transformPage ? { transformPage } : {});
  app.get('/kiosk', (c) => answer(c, kiosk, 'index.html'));
  app.get('/kiosk/*', (c) => answer(c, kiosk, rest(c, '/kiosk/') || 'index.html'));
}

async function answer(c: Context, files: StaticFiles, path: string): Promise<Response> {
  return (await files(c, path)) ?? c.notFound();
}

function rest(c: Context, prefix: string) {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname.slice(prefix.length));
  } catch {
    // An invalid escape sequence matches no file.
    return '';
  }
}
