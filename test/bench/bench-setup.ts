import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import type { Stores } from '../../server/stores';
import { startEmptyPractice } from '../support/faults/empty-practice';
import { findChromium } from '../support/server/find-chromium.mjs';

export interface Bench {
  url: string;
  practice: Stores;
  doctorId: number;
  /** Runs a function with a new page of the logged-in doctor, and closes the page. */
  withPage<T>(run: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Starts the real server with the built panel, and a real browser. */
export async function startBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'ordinacia-bench-'));
  const { server, practice } = await startEmptyPractice({ databaseFile: join(folder, 'bench.db') });
  const { url } = server;
  const { id } = await practice.doctors.createDoctor({
    email: 'a@test.sk',
    password: 'bench',
    doctor_name: 'MUDr. Bench',
  });
  const browser = await launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const first = await browser.newPage();
  await first.goto(`${url}/icon.svg`);
  await first.evaluate(
    (token) => localStorage.setItem('ordinacia.admin-token', token),
    practice.sessions.startSession(id),
  );
  return {
    url,
    practice,
    doctorId: id,
    async withPage(run) {
      const page = await browser.newPage();
      try {
        await page.setViewport({ width: 1280, height: 1080 });
        await page.bringToFront();
        return await run(page);
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
