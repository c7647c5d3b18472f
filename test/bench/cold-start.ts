import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Bench } from './bench-setup';
import { sampleInRounds, type Report } from './report';
import { benchTickets } from './tickets';

const TICKETS = 50;

/** CPU throttling: how much slower a doctor's machine is. */
const SLOWED = 4;

/** Page, name of what it loads, and goal: how many times the time of React alone it may take. */
const MEASURED = [
  ['modules', 'modules', 1.6],
  ['classic', 'classic file', 3],
] as const;

/** Measures from the script's request to the first ticket: modules, classic file, and React alone with as many rows. */
export async function benchColdStart(bench: Bench, report: Report, rounds: number): Promise<void> {
  const server = await startPages(await bareReact());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const arm = (page: string) => async () => ({ ms: await start(bench, `${url}/${page}.html`) });
  try {
    const arms = { modules: arm('modules'), classic: arm('classic'), bare: arm('bare') };
    const of = await sampleInRounds(arms, rounds);
    for (const [page, name, goal] of MEASURED) {
      const what = `cold start of the ${name}, CPU slowed ${SLOWED} times`;
      report.value(what, 'ms', of(page, 'ms'));
      report.ratio(`${what} : React alone`, of(page, 'ms'), of('bare', 'ms'), goal);
    }
  } finally {
    server.close();
  }
}

function start({ withPage }: Bench, url: string): Promise<number> {
  return withPage(async (page) => {
    await page.emulateCPUThrottling(SLOWED);
    await page.goto(url);
    await page.waitForFunction('window.firstTicket !== undefined', { polling: 20 });
    return await page.evaluate(() => (window as unknown as { firstTicket: number }).firstTicket);
  });
}

/** Bundles React with a list that renders as many rows as the panel, from the same response. */
async function bareReact(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: BARE, resolveDir: process.cwd(), loader: 'tsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

const BARE = `
  import { createRoot } from 'react-dom/client';
  import { useEffect, useState } from 'react';
  function List() {
    const [groups, setGroups] = useState([]);
    useEffect(() => {
      fetch('/api/tickets').then((answer) => answer.json()).then(setGroups);
    }, []);
    return groups.map(({ tickets }, index) => (
      <ul key={index}>
        {tickets.map((ticket) => (
          <li key={ticket.id} data-ticket={ticket.id}>
            <button data-open="">{ticket.user_alternate}</button> <span>{ticket.ticket_title}</span> <button>Zrušiť</button>
          </li>
        ))}
      </ul>
    ));
  }
  createRoot(document.querySelector('#root')).render(<List />);
`;

/** Measures until the first ticket is in the page, from before the script is requested. */
const WATCH = `
  const startedAt = performance.now();
  const check = () => {
    const root = document.querySelector('ordinacia-waiting-room')?.shadowRoot ?? document;
    if (root.querySelector('[data-ticket]')) window.firstTicket = performance.now() - startedAt;
    else requestAnimationFrame(check);
  };
  check();
`;

async function startPages(bare: string): Promise<Server> {
  const page = (script: string, content: string) =>
    `<!doctype html><html lang="sk"><title>bench</title><script>localStorage.setItem('ordinacia.admin-token', 'bench');${WATCH}</script>${script}<body>${content}`;
  const element = '<ordinacia-waiting-room realtime-key=""></ordinacia-waiting-room>';
  const preloads = readFileSync('dist/modulepreload.html', 'utf8');
  const module = '<script type="module" src="/dist/esm/waiting-room.js"></script>';
  const pages: Record<string, [type: string, body: string]> = {
    '/modules.html': ['text/html', page(preloadsOf(preloads).replaceAll('"./', '"/dist/') + module, element)],
    '/classic.html': ['text/html', page('<script src="/dist/ordinacia.umd.js" async></script>', element)],
    '/bare.html': ['text/html', page('<script type="module" src="/bare.js"></script>', '<div id="root"></div>')],
    '/bare.js': ['text/javascript', bare],
    '/api/tickets': ['application/json', JSON.stringify(benchTickets(TICKETS))],
    '/api/administration-init': ['application/json', JSON.stringify({ admin: ADMIN })],
  };
  const server = createServer(({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://bench');
    const known = pages[pathname];
    const isPanel = /^\/dist\/[\w./-]+\.js$/.test(pathname) && !pathname.includes('..');
    if (!known && !isPanel) return void answer.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    const [type, body] = known ?? ['text/javascript', readFileSync(`.${pathname}`)];
    answer.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The preloads of the waiting room, from the package's list. */
function preloadsOf(text: string): string {
  return /<!--[^>]*waiting-room[^>]*-->([^]*?)(?:<!--|$)/.exec(text)?.[1] ?? '';
}

const ADMIN = { id: 1, attributes: { doctor_name: 'MUDr. Bench', settings: {} } };
