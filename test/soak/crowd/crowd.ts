import { createClock } from '@sinonjs/fake-timers';
import { createRandom } from '../../support/random';
import { configOf, noRealtime } from '../../support/store-config';
import { REALTIME } from '../play/scene';
import { createBrowser, type Browser } from '../world/browser';
import type { EvaluateStore } from '../world/panel-code';
import type { TabLoop } from '../world/tab-loop';
import { crowdSocketOf, type CrowdLink } from './crowd-socket';

export interface CrowdRequest {
  /** Milliseconds since the epoch, by the fake clock. */
  at: number;
  path: string;
  /** The number of the browser, from 0. */
  panel: number;
}

/** The stores of many panels, each in its own browser, with an in-memory server and a fake clock. */
export interface Crowd {
  readonly requests: readonly CrowdRequest[];
  readonly browsers: readonly Browser[];
  now(): number;
  advance(milliseconds: number): Promise<void>;
  /** From now on only these paths fail, with status 500. */
  fail(...paths: string[]): void;
  emit(event: string): void;
  close(): void;
}

interface CrowdOptions {
  evaluate: EvaluateStore;
  panels: number;
  tabs?: number;
  /** Paths that fail from the start. */
  failing?: readonly string[];
  /** Whether the panels have a socket, which does not fail; otherwise they poll. */
  isLive?: boolean;
}

const URL_BASE = 'http://crowd.test';
const TOKEN_KEY = 'crowd.token';
const LATENCY_MS = 40;
/** Step of the fake clock, and turns of the event loop after each step, in which the work of its timers goes on. */
const STEP_MS = 20;
const TURNS = 4;

const answers: Readonly<Record<string, unknown>> = {
  '/api/administration-init': {
    admin: { id: 1, email: 'a@crowd.test', attributes: { doctor_name: 'MUDr. Crowd' }, online_status: 'offline' },
    notifications: [],
    payoutsQueue: [],
    doctors: [],
  },
  '/api/tickets': [{ day: 'Dnes', tickets: [] }],
  '/api/recepts': [],
  '/api/patients': [],
  '/broadcasting/auth': { auth: 'crowd:1' },
};

export function createCrowd({ evaluate, panels, tabs = 1, failing = [], isLive }: CrowdOptions): Crowd {
  const clock = createClock(Date.parse('2026-11-10T09:00:00Z'));
  const random = createRandom(1);
  const requests: CrowdRequest[] = [];
  let failingNow = failing;
  const links: CrowdLink[] = [];

  const fetchOf =
    (panel: number) =>
    (loop: TabLoop) =>
    (url: string, { signal }: { signal?: AbortSignal } = {}) => {
      const path = new URL(url).pathname;
      requests.push({ at: clock.now, path, panel });
      const status = failingNow.includes(path) ? 500 : path in answers ? 200 : 404;
      const body = JSON.stringify(status === 200 ? answers[path] : { message: 'Server Error' });
      return new Promise((resolve, reject) => {
        const answer = () => loop.post(() => resolve(new Response(body, { status })));
        const timer = clock.setTimeout(answer, LATENCY_MS);
        signal?.addEventListener('abort', () => {
          clock.clearTimeout(timer);
          loop.post(() => reject(signal.reason instanceof Error ? signal.reason : new TypeError('Aborted.')));
        });
      });
    };

  const config = { ...configOf(URL_BASE, TOKEN_KEY), realtime: isLive ? REALTIME : noRealtime };
  const onSubscribed = (link: CrowdLink) => void links.push(link);
  const WebSocket = (loop: TabLoop) => crowdSocketOf(loop, clock, LATENCY_MS, onSubscribed);
  const options = { url: URL_BASE, isSecure: true, evaluate, random, clock, WebSocket };
  const browsers = Array.from({ length: panels }, (_, panel) => {
    const browser = createBrowser({ ...options, fetch: fetchOf(panel) });
    browser.storage.write(TOKEN_KEY, `token-${panel}`);
    return browser;
  });
  for (const browser of browsers) {
    for (let number = 0; number < tabs; number += 1) {
      const tab = browser.open(`tab-${number}`, config);
      tab.act(({ appData, tickets, recepts, patients }) => {
        // Subscribes as the screens do.
        for (const { data } of [appData, tickets, recepts, patients]) data.subscribe(() => undefined);
      });
    }
  }

  return {
    requests,
    browsers,
    now: () => clock.now,
    async advance(milliseconds) {
      for (const end = clock.now + milliseconds; clock.now < end;) {
        clock.tick(STEP_MS);
        for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
      }
    },
    fail(...paths) {
      failingNow = paths;
    },
    emit: (event) => links.forEach((link) => link.emit(event)),
    close: () => browsers.forEach((browser) => browser.close()),
  };
}
