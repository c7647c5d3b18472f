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

/** A doctor with two tickets, a bad line and a browser of their own. */
export interface FaultScene {
  readonly practice: Stores;
  readonly doctorId: number;
  readonly email: string;
  readonly proxy: FaultProxy;
  readonly browser: PageBrowser;
  /** The names in the waiting room, as the server has them. */
  waiting(): string[];
  /** Somebody takes a ticket; `isSilent`: the panel is told of it by nobody. */
  addTicket(name: string, isSilent?: boolean): void;
  /** Opens a page, and waits until it is live and right. */
  open(kind?: PageKind, setup?: { hasLocks: boolean }): Promise<PanelPage>;
  /** Live, right, and without any notice. */
  isRight(sight: Sight): boolean;
  /** How often a call was made: `GET /api/tickets`. */
  requests(call: string): number;
  /** Puts a row into the table of the measured faults; by default named like the test. */
  report(figures: Figures, fault?: string): void;
}

/** A test with a scene of its own, whose faults have all met something. */
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

/** Pages that load beside each other, at most: all else is waiting, of which any number may go on. */
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
        // The load that follows the subscription has come, too: the next one belongs to the test.
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

/** The fault lasts so long: no waiting for what comes of it. */
export const lasting = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
