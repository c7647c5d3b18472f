import { readFileSync } from 'node:fs';
import type { App } from '../../server/http/server-env';
import type { Stores } from '../../server/stores';
import type { NewTicket } from '../../server/features/tickets/tickets';
import { startEmptyPractice } from '../support/faults/empty-practice';
import { oldLibrary } from '../support/server/old-libraries';
import {
  setUpOffice,
  type OfficeSetup,
  addRecords,
  type PracticeRecords,
  type RecordIds,
} from '../support/server/practice-records';

/** Runs before the scripts of a page. */
const SCRIPT = ['../support/page-tools.js', 'page-script.js']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const PASSWORD = 'tajné heslo 123';

/** The practice server with the built panel and integrators' pages. */
export interface TestServer {
  readonly url: string;
  readonly practice: Stores;
  createDoctor(setup?: DoctorSetup): Promise<TestDoctor>;
  addPage(page: IntegratorPage): string;
  /** Responds with 404 for files of the panel whose path matches, until `end` is called. */
  withhold(address: RegExp): { end(): void };
  close(): Promise<void>;
}

export interface DoctorSetup extends OfficeSetup, PracticeRecords {
  tickets?: (Omit<NewTicket, 'user_id'> & { user?: { fullname: string } })[];
}

export interface TestDoctor {
  readonly id: number;
  /** Code by which a kiosk chooses the practice. */
  readonly code: string;
  readonly email: string;
  readonly password: string;
  readonly recordIds: RecordIds;
}

export interface IntegratorPage {
  head?: string;
  body: string;
  /** The page's content security policy; none by default. */
  policy?: string;
}

export async function startTestServer(): Promise<TestServer> {
  const pages: IntegratorPage[] = [];
  const withheld: RegExp[] = [];
  const { server, practice } = await startEmptyPractice({
    kiosk: 'open',
    registration: 'open',
    pages: { ...(process.env.PANEL_FOLDER ? { distFolder: process.env.PANEL_FOLDER } : {}), transformPage, register },
  });
  let last = 0;

  function register(app: App): void {
    app.use('/ordinacia/*', async (c, next) => {
      const { pathname } = new URL(c.req.url);
      return withheld.some((address) => address.test(pathname)) ? c.notFound() : next();
    });
    const script = (code: string) =>
      new Response(code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
    app.get('/page-script.js', () => script(SCRIPT));
    app.get('/watch.js', () => script('parent.pageScript.watch(window);'));
    app.get('/old-libraries/:name', (c) => {
      const code = oldLibrary(c.req.param('name').replace(/\.js$/, ''));
      return code === null ? c.notFound() : script(code);
    });
    app.get('/frame', (c) => {
      c.header('Content-Security-Policy', undefined);
      return c.html(document({ head: '<script src="/page-script.js"></script>', body: '' }));
    });
    app.get('/page/:index', (c) => {
      const page = pages[Number(c.req.param('index'))];
      if (!page) return c.notFound();
      c.header('Content-Security-Policy', page.policy);
      return c.html(document(page));
    });
  }

  return {
    url: server.url,
    practice,
    async createDoctor({ tickets = [], ...setup } = {}) {
      last += 1;
      const email = `lekar${last}@test.sk`;
      const { id, code } = await practice.doctors.createDoctor({
        email,
        password: PASSWORD,
        doctor_name: `MUDr. Test ${last}`,
      });
      for (const { user, ...ticket } of tickets) {
        const owner = user ? { user_id: practice.people.createUser(user).id } : {};
        practice.tickets.addTicket(id, { ...ticket, ...owner }, { isSilent: true });
      }
      await setUpOffice(practice, id, setup);
      return { id, code, email, password: PASSWORD, recordIds: addRecords(practice, id, setup) };
    },
    addPage(page) {
      pages.push(page);
      return `/page/${pages.length - 1}`;
    },
    withhold(address) {
      withheld.push(address);
      return { end: () => void withheld.splice(withheld.indexOf(address), 1) };
    },
    close: () => server.close(),
  };
}

/** Adds the page script to the server's pages, from their own origin, which their policy allows. */
const transformPage = (page: string) => page.replace('<head>', '<head><script src="/page-script.js"></script>');

const document = ({ head = '', body }: IntegratorPage) => `<!doctype html>
<html lang="sk">
  <head><meta charset="utf-8" /><title>Portál</title><link rel="icon" href="data:," />${head}</head>
  <body>${body}</body>
</html>`;
