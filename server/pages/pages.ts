import { join } from 'node:path';
import type { Context } from 'hono';
import type { RegistrationMode } from '../identity/logins';
import type { App } from '../http/server-env';
import { notFoundPage } from './error-pages';
import { createStaticFiles, type StaticFiles } from './static-files';
import { withRestart } from './unstarted-pages';

export interface PageOptions {
  /** The folder of index.html. */
  hostFolder: string;
  /** The folder of the built panel. */
  distFolder: string;
  transformPage?: (text: string) => string;
  /** Whether pages show the demo bar; called at each request, as a demo can end. */
  isDemo?: () => boolean;
  /** Whether the examples of embedding are served; true by default. */
  hasExamples?: boolean;
  /** Adds pages that take precedence. */
  register?: (app: App) => void;
}

/** The host page of the panel, the examples, and the built panel itself. */
export function registerPages(app: App, pages: PageOptions): void {
  const { hostFolder, distFolder, hasExamples = true, register } = pages;
  register?.(app);
  const host = pagesIn(hostFolder, pages);
  const dist = createStaticFiles(distFolder);
  const examples = pagesIn(join(hostFolder, 'examples'), pages);

  app.get('/', (c) => c.redirect('/admin'));
  // An explicit list: the host folder also contains the database.
  for (const name of ['page.css', 'card.css', 'page.js', 'own-page.js', 'icon.svg', 'demo-bar.css'])
    app.get(`/${name}`, (c) => serve(c, host, name));
  app.get('/favicon.ico', (c) => serve(c, host, 'icon.svg'));
  app.get('/admin/*', (c) => serve(c, host, 'index.html'));
  registerDisplayPage(app, pages);
  app.get('/ordinacia/*', (c) => {
    const path = rest(c, '/ordinacia/');
    // Clinics' websites load the panel from here: modules, and scripts with `integrity`, need CORS.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Access-Control-Allow-Origin', '*');
    return PRIVATE.test(path) ? c.notFound() : serve(c, dist, path);
  });
  if (!hasExamples) return;
  app.get('/examples/', (c) => serve(c, examples, 'index.html'));
  app.get('/examples/*', (c) => {
    const name = rest(c, '/examples/');
    // Folders contain projects, which need a build.
    return name.includes('/') ? c.notFound() : serve(c, examples, name);
  });
}

/** The page of a television in the waiting room; its address ends with the practice's key. */
function registerDisplayPage(app: App, pages: PageOptions): void {
  const display = pagesIn(join(pages.hostFolder, 'display'), restarting(pages));
  app.get('/display/*', (c) => {
    const path = rest(c, '/display/');
    return serve(c, display, /[./]/.test(path) ? path : 'index.html');
  });
}

/** The page of the kiosk, or of the set-up of an account. */
export function registerOwnPage(app: App, name: 'kiosk' | 'setup', pages: PageOptions): void {
  const files = pagesIn(join(pages.hostFolder, name), name === 'kiosk' ? restarting(pages) : pages);
  app.get(`/${name}/*`, (c) => serve(c, files, rest(c, `/${name}/`) || 'index.html'));
}

const restarting = ({ transformPage = unchanged, ...pages }: PageOptions): PageOptions => ({
  ...pages,
  transformPage: (page) => withRestart(transformPage(page)),
});

/** Hides the registration in the panel if the server would refuse it. */
export function withRegistration(pages: PageOptions, mode: RegistrationMode): PageOptions {
  if (mode === 'open') return pages;
  const { transformPage = unchanged } = pages;
  return {
    ...pages,
    transformPage: (page) => transformPage(page).replace('<ordinacia-admin ', '<ordinacia-admin registration="off" '),
  };
}

/** The page for an unknown address. */
export const missingPage =
  ({ isDemo = never }: PageOptions) =>
  (c: Context) =>
    notFoundPage(c, isDemo() ? withDemoBar : undefined);

/** The files of a folder; in a demo pages have the demo bar. */
function pagesIn(folder: string, { transformPage = unchanged, isDemo = never }: PageOptions): StaticFiles {
  const usual = createStaticFiles(folder, transformPage);
  const ofDemo = createStaticFiles(folder, (page) => withDemoBar(transformPage(page)));
  return (c, path) => (isDemo() ? ofDemo : usual)(c, path);
}

/** Adds the bar that marks every page of a demo. */
const withDemoBar = (page: string) =>
  page
    .replace('</head>', '  <link rel="stylesheet" href="/demo-bar.css" />\n  </head>')
    .replace('<body>', `<body>\n    ${DEMO_BAR}`);

const DEMO_BAR = `<aside class="demo-bar" aria-label="Ukážka">
      <p><strong>Ukážka.</strong> Pacienti sú vymyslení a&nbsp;heslo pozná každý. Nezadávajte sem skutočné údaje.</p>
    </aside>`;

const unchanged = (page: string) => page;
const never = () => false;

/** Build output in `dist` that is not served: the server and the tests. */
const PRIVATE = /^\/*(?:server|test)(?:\/|$)/;

async function serve(c: Context, files: StaticFiles, path: string): Promise<Response> {
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
