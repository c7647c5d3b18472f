import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import type { Practice } from '../../host/server/practice/practice';
import { startServer } from '../../host/server/start-server';
import { findChromium } from '../support/server/find-chromium.mjs';

export interface BenchDoctor {
  doctorId: number;
  email: string;
  password: string;
  token: string;
}

export interface Bench {
  url: string;
  practice: Practice;
  /** Whether a scenario is to run, by its name. */
  wants(name: string): boolean;
  newDoctor(name: string): Promise<BenchDoctor>;
  /** A fresh browser context, which knows nothing but the token, where there is one. */
  visit<T>(token: string | null, run: (page: Page) => Promise<T>): Promise<T>;
  /** A page of a doctor whose waiting room is empty, logged in; nothing is open in it. */
  newPage(): Promise<Page>;
  /** A doctor of their own, logged in, in a browser context of their own: the panel is one `goto` away. */
  openAs(name: string): Promise<{ doctorId: number; page: Page; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** The built bundle on the real server, in a real browser. */
export async function startBench(wants: (name: string) => boolean): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'ordinacia-bench-'));
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const options = { host: '127.0.0.1', port: 0, databaseFile: join(folder, 'bench.db'), timeZone };
  const server = await startServer(options);
  const { practice, url } = server;
  if (!practice) throw new Error('The practice server does not run.');
  const browser = await launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const newDoctor: Bench['newDoctor'] = async (name) => {
    const [email, password] = [`${name}@test.sk`, 'bench'];
    const { id } = await practice.createDoctor({ email, password, doctor_name: 'MUDr. Bench' });
    return { doctorId: id, email, password, token: practice.startSession(id) };
  };
  const newContext = async (token: string | null) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    if (token === null) return { context, page };
    await page.goto(`${url}/icon.svg`);
    await page.evaluate((value) => localStorage.setItem('ordinacia.admin-token', value), token);
    return { context, page };
  };
  const openAs: Bench['openAs'] = async (name) => {
    const { doctorId, token } = await newDoctor(name);
    const { context, page } = await newContext(token);
    return { doctorId, page, close: () => context.close() };
  };
  const empty = await openAs('empty');
  return {
    url,
    practice,
    wants,
    newDoctor,
    async visit(token, run) {
      const { context, page } = await newContext(token);
      try {
        return await run(page);
      } finally {
        await context.close();
      }
    },
    openAs,
    newPage: () => empty.page.browserContext().newPage(),
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the panel shows a text. */
export function seen(page: Page, text: string): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => document.querySelector('ordinacia-admin')?.shadowRoot?.textContent.includes(wanted),
    { polling: 'raf' },
    text,
  );
}

/** What is being done; the figures come at the end. */
export function print(line: string): void {
  progress.write(`${line}\n`);
}
let progress: NodeJS.WritableStream = process.stdout;

/** Leaves the standard output to the figures. */
export function toStderr(): void {
  progress = process.stderr;
}
