import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import type { Practice } from '../../host/server/practice/practice';
import { startServer } from '../../host/server/start-server';
import { findChromium } from '../support/server/find-chromium.mjs';

export interface Bench {
  url: string;
  practice: Practice;
  /** A doctor of their own, logged in, in a browser context of their own: the panel is one `goto` away. */
  openAs(name: string): Promise<{ doctorId: number; page: Page; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** The built bundle on the real server, in a real browser. */
export async function startBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'ordinacia-bench-'));
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const options = { host: '127.0.0.1', port: 0, databaseFile: join(folder, 'bench.db'), timeZone, seed: false };
  const server = await startServer(options);
  const { practice, url } = server;
  if (!practice) throw new Error('The practice server does not run.');
  const browser = await launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  return {
    url,
    practice,
    async openAs(name) {
      const email = `${name}@test.sk`;
      const doctor = await practice.createDoctor({ email, password: 'bench', doctor_name: 'MUDr. Bench' });
      const token = await practice.logIn(email, 'bench');
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(`${url}/icon.svg`);
      await page.evaluate((value) => localStorage.setItem('ordinacia.admin-token', value ?? ''), token);
      return { doctorId: doctor.id, page, close: () => context.close() };
    },
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

export function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
