import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve as absolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'libsql';
import {
  onTestEnd,
  startTestPractice,
  temporaryFolder,
  type TestPractice,
} from '../../../server/support/test-practice';
import { printedAddress } from '../printed-address';
import { writeRecipe } from './recipe-files';

const APPLICATION = fileURLToPath(new URL('application', import.meta.url));
const PASSWORD = 'tajné heslo 123';

export interface LaravelDoctor {
  id: number;
  email: string;
  password: string;
}

export interface Laravel {
  url: string;
  newDoctor(): Promise<LaravelDoctor>;
  /** Takes a ticket for a patient, by the page's command. Resolves once the panels' event was sent. */
  takeTicket(doctor: LaravelDoctor, name: string): Promise<void>;
  /** Changes the database directly, where no call can. Returns the id of the last added row. */
  change(sql: string, ...values: readonly (string | number)[]): number;
  /** Submits a form of the site. Resolves with the target of the redirect. */
  submit(path: string, fields: Record<string, string>): Promise<string>;
  /** Logs in at the site as a new visitor, without a browser. */
  logIn(doctor: LaravelDoctor): Promise<Visitor>;
  /** Calls `/api` with the visitor's token, which the page provides. */
  callsOf(visitor: Visitor): Promise<Calls>;
  /** Lines of Laravel's log since the last call. */
  log(): Promise<string>;
}

/** A browser's cookies and the last page's CSRF token. */
interface Visitor {
  csrf: string;
  fetch(
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: URLSearchParams },
  ): Promise<Response>;
}

export interface Calls {
  authorization: Record<string, string>;
  get(path: string): Promise<Reply>;
  post(path: string, body: object): Promise<Reply>;
}

interface Reply {
  status: number;
  body: unknown;
}

/**
 * Starts a complete Laravel with the recipe's files, on a free port, with its own database and queue. `capabilities`: those of
 * docs/capabilities.md that are on.
 */
export async function startLaravel(capabilities: readonly string[] = []): Promise<Laravel> {
  const folder = join(await temporaryFolder(), 'portal');
  await cp(APPLICATION, folder, { recursive: true });
  await writeRecipe(folder);
  await symlink(absolute('dist'), join(folder, 'public/ordinacia'));
  for (const name of ['bootstrap/cache', 'storage/framework/views', 'storage/logs']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  for (const name of ['database', 'queue']) await writeFile(join(folder, `database/${name}.sqlite`), '');
  const logFile = join(folder, 'storage/logs/laravel.log');
  await writeFile(logFile, '');
  // A single worker would hide the effects of simultaneous requests.
  const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' };
  const artisan = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('php', ['artisan', ...args], { cwd: folder, env });
    return stdout;
  };

  const run = (args: string[]) => {
    const child = spawn('php', args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const { pid } = child;
    // The signal goes to the process group, which includes the server's workers.
    if (pid !== undefined) onTestEnd(() => void process.kill(-pid, 'SIGINT'));
    return child;
  };

  const server = run(['-S', '127.0.0.1:0', '-t', 'public', 'public/index.php']);
  const url = await printedAddress(server);
  // Only for its sockets: the Pusher protocol, as in Reverb.
  const sockets = await startTestPractice({ origins: [url] });
  // Laravel reads `.env` for each request.
  await writeFile(join(folder, '.env'), environmentOf(sockets, capabilities));
  await artisan('migrate', '--force');
  const worker = run(['artisan', 'queue:work', '--sleep=0.1']);
  const done = new Set<string>();
  worker.stdout.on('data', (text: Buffer) => {
    for (const [, job = ''] of text.toString().matchAll(/\[(\d+)\] (?:Processed|Failed)/g)) done.add(job);
  });

  const visit = (): Visitor => {
    const cookies = new Map<string, string>();
    const visitor: Visitor = {
      csrf: '',
      async fetch(path, { headers = {}, ...init } = {}) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const answer = await fetch(url + path, { redirect: 'manual', headers: { ...headers, cookie }, ...init });
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const html = await answer.clone().text();
        visitor.csrf = /name="(?:_token" value|csrf-token" content)="(\w+)"/.exec(html)?.[1] ?? visitor.csrf;
        return answer;
      },
    };
    return visitor;
  };
  const send = async (visitor: Visitor, path: string, fields: Record<string, string>) => {
    await visitor.fetch(path);
    const body = new URLSearchParams({ _token: visitor.csrf, ...fields });
    const answer = await visitor.fetch(path, { method: 'POST', body });
    assert.equal(answer.status, 302, await logged());
    return answer.headers.get('location') ?? '';
  };
  const queue = new Database(join(folder, 'database/queue.sqlite'), { readonly: true, timeout: 10_000 });
  const database = new Database(join(folder, 'database/database.sqlite'), { timeout: 10_000 });
  onTestEnd(() => {
    queue.close();
    database.close();
  });
  /** The id of the last job, even if it is done and its row deleted. */
  const lastJob = () => {
    const row = queue.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'jobs'").get() as { seq: number };
    return String(row.seq);
  };
  let read = 0;
  const logged = async () => {
    const text = await readFile(logFile, 'utf8');
    const added = text.slice(read);
    read = text.length;
    return added;
  };

  let doctors = 0;
  return {
    url,
    async newDoctor() {
      doctors += 1;
      const email = `lekar${doctors}@portal.test`;
      return { id: Number(await artisan('ordinacia:doctor', email, PASSWORD)), email, password: PASSWORD };
    },
    async takeTicket({ id }, name) {
      await artisan('ordinacia:ticket', String(id), name);
      const job = lastJob();
      while (!done.has(job)) await once(worker.stdout, 'data');
    },
    change: (sql, ...values) => Number(database.prepare(sql).run(...values).lastInsertRowid),
    submit: (path, fields) => send(visit(), path, fields),
    async logIn({ email, password }) {
      const visitor = visit();
      await send(visitor, '/login', { email, password });
      await visitor.fetch('/cakaren');
      return visitor;
    },
    async callsOf(visitor) {
      const token = await visitor.fetch('/ordinacia-token', {
        method: 'POST',
        headers: { Accept: 'application/json', 'X-CSRF-TOKEN': visitor.csrf },
      });
      const authorization = { Accept: 'application/json', Authorization: `Bearer ${await token.text()}` };
      const send = async (path: string, init: RequestInit) => {
        const answer = await fetch(url + path, init);
        return { status: answer.status, body: (await answer.json()) as unknown };
      };
      return {
        authorization,
        get: (path) => send(path, { headers: authorization }),
        post: (path, body) =>
          send(path, {
            method: 'POST',
            headers: { ...authorization, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
      };
    },
    log: logged,
  };
}

function environmentOf({ url, practice }: TestPractice, capabilities: readonly string[]): string {
  const lines = {
    ORDINACIA_CAPABILITIES: capabilities.join(','),
    // The tests' time zone, in which the day does not change during the run.
    ORDINACIA_TIME_ZONE: process.env['TZ'] ?? 'Europe/Bratislava',
    APP_KEY: `base64:${randomBytes(32).toString('base64')}`,
    REVERB_APP_ID: 'ordinacia',
    REVERB_APP_KEY: 'ordinacia',
    REVERB_APP_SECRET: practice.realtimeSecret,
    REVERB_HOST: '127.0.0.1',
    REVERB_PORT: new URL(url).port,
    REVERB_SCHEME: 'http',
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
