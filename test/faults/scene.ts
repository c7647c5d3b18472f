import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { it } from 'node:test';
import type { Stores } from '../../server/stores';
import type { FaultPages, PageBrowser, PageKind } from '../support/faults/pages';
import type { PanelPage } from '../support/faults/panel-page';
import type { FaultProxy } from '../support/faults/proxy';
import type { Sight } from '../support/faults/sights';
import { report, type Figures } from './report';

export const PASSWORD = 'tajné heslo 123';

export interface FaultScene {
  readonly practice: Stores;
  readonly doctorId: number;
  readonly email: string;
  readonly proxy: FaultProxy;
  readonly browser: PageBrowser;
  waiting(): string[];
  /** Adds a ticket; `isSilent`: without an event. */
  addTicket(name: string, isSilent?: boolean): void;
  /** Opens a page, and waits until it is live and right. */
  open(kind?: PageKind, setup?: { hasLocks: boolean }): Promise<PanelPage>;
  /** Live, right, and without any notice. */
  isRight(sight: Sight): boolean;
  /** How often a call was made: `GET /api/tickets`. */
  requests(call: string): number;
  /** Records the figures of a fault, by default named after the test. */
  report(figures: Figures, fault?: string): void;
}

/** Defines a test with a scene; fails if one of its faults has affected nothing. */
export function sceneIt(pages: () => FaultPages, title: string, play: (scene: FaultScene) => Promise<void>): void {
  it(title, async () => {
    const line = await pages().openLine();
    try {
      await play(await createScene(pages(), line.proxy, await line.openBrowser(), title));
      assert.deepEqual(line.proxy.unmet(), []);
    } finally {
      await line.close();
    }
  });
}

let doctors = 0;

/** How many pages may load at a time; any number of loaded pages may wait. */
const LOADING = availableParallelism();
let loading = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(load: () => Promise<T>): Promise<T> {
  if (loading === LOADING) await new Promise<void>((resolve) => void queue.push(resolve));
  else loading += 1;
  try {
    return await load();
  } finally {
    const next = queue.shift();
    if (next) next();
    else loading -= 1;
  }
}

async function createScene(
  { practice }: FaultPages,
  proxy: FaultProxy,
  browser: PageBrowser,
  title: string,
): Promise<FaultScene> {
  const email = `doctor-${(doctors += 1)}@test.sk`;
  const { id } = await practice.doctors.createDoctor({ email, password: PASSWORD, doctor_name: 'MUDr. Skúšobný' });
  const addTicket = (user_alternate: string, isSilent = false) =>
    void practice.tickets.addTicket(id, { type: 'queue', user_alternate }, { isSilent });
  addTicket('Ján Prvý');
  addTicket('Eva Druhá');
  browser.setToken(practice.sessions.startSession(id));
  const opened: PanelPage[] = [];

  const scene: FaultScene = {
    practice,
    doctorId: id,
    email,
    proxy,
    browser,
    addTicket,
    waiting: () =>
      practice.waitingList
        .ticketsOf(id)
        .flatMap(({ tickets }) => tickets.map(({ user_alternate }) => user_alternate ?? '')),
    async open(kind = 'admin', setup) {
      return inTurn(async () => {
        const page = await browser.open(kind, setup);
        opened.push(page);
        await page.until(scene.isRight);
        // Waits for the load that follows the subscription: the next load belongs to the test.
        await page.page.waitForNetworkIdle({ idleTime: 50 });
        return page;
      });
    },
    isRight: ({ live, tickets, notices }) =>
      live === 'connected' && notices.length === 0 && tickets.join() === scene.waiting().join(),
    requests: (call) => proxy.requests.get(call) ?? 0,
    report(figures, fault = title) {
      report(fault, figures);
      assert.deepEqual(
        opened.flatMap(({ errors }) => errors),
        [],
      );
    },
  };
  return scene;
}

/** Fails if something took longer than its limit, both in milliseconds. */
export function assertInTime(took: number, limit: number, what: string): void {
  assert.ok(took <= limit, `${what} after ${Math.round(took)} ms, not within ${limit}`);
}

/** Lets a fault last; not for waiting until something happens. */
export const lasting = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
