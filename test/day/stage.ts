import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { launch } from 'puppeteer-core';
import type { Stores } from '../../server/stores';
import { clockIn } from '../support/dates';
import { startEmptyPractice } from '../support/faults/empty-practice';
import { findChromium } from '../support/server/find-chromium.mjs';
import { openScreen, type Screen, type Sights } from './screen';

const PANEL = process.env.PANEL_FOLDER ?? 'dist/';
export const TIME_ZONE = 'Europe/Bratislava';
/** A Tuesday, 8:00. */
const BEGIN = new Date('2026-11-24T07:00:00Z');
const MINUTE_MS = 60_000;

/** A practice server and pages whose clocks the test sets, so that the day does not depend on the real time. */
export interface Stage {
  readonly practice: Stores;
  readonly url: string;
  /** Opens a page in its own browser context. `computer`: clock and zone, if they differ from the practice's. */
  open<Kind extends keyof Sights>(kind: Kind, role: string, path: string, computer?: Computer): Promise<Screen<Kind>>;
  /** The practice's time, `08:05`. */
  time(): string;
  /** Advances the clocks of the server and of all pages except televisions. */
  pass(minutes: number): Promise<void>;
  readonly screens: readonly Screen<keyof Sights>[];
  close(): Promise<void>;
}

/** How far a computer's clock is ahead of the practice's (negative: behind), and its time zone (IANA name). */
export interface Computer {
  aheadMs?: number;
  timeZone?: string;
}

/** `demo`: adds the demo's practices. */
export async function setStage({ demo = false } = {}): Promise<Stage> {
  let shiftMs = BEGIN.getTime() - Date.now();
  const now = () => new Date(Date.now() + shiftMs);
  // Node takes the `Date` header of responses from its own clock.
  const onRequest = (message: unknown) =>
    (message as { response: ServerResponse }).response.setHeader('Date', now().toUTCString());
  subscribe('http.server.request.start', onRequest);
  const pages = { distFolder: resolve(PANEL) };
  const { server, practice } = await startEmptyPractice({ timeZone: TIME_ZONE, kiosk: 'open', demo, now, pages });
  const browser = await launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--mute-audio'],
  });
  const screens: Screen<keyof Sights>[] = [];

  return {
    practice,
    url: server.url,
    screens,
    async open(kind, role, path, { aheadMs = 0, timeZone = TIME_ZONE } = {}) {
      const context = await browser.createBrowserContext();
      // A television gets the time from the server.
      const clockShiftMs = (kind === 'display' ? 0 : shiftMs) + aheadMs;
      const screen = await openScreen<typeof kind>(context, role, server.url + path, timeZone, clockShiftMs);
      screens.push(screen);
      return screen;
    },
    time: () => clockIn(TIME_ZONE, now().toISOString()).slice(-'08:05'.length),
    async pass(minutes) {
      shiftMs += minutes * MINUTE_MS;
      const others = screens.filter(({ page }) => !page.url().includes('/display/'));
      await Promise.all(others.map((screen) => screen.setClock(shiftMs)));
    },
    async close() {
      await browser.close();
      await server.close();
      unsubscribe('http.server.request.start', onRequest);
    },
  };
}
