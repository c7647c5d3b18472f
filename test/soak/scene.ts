import type { Practice } from '../../host/server/practice/practice';
import type { RunningServer } from '../../host/server/start-server';
import type { FaultPages, PageBrowser } from '../support/faults/pages';
import type { PanelPage } from '../support/faults/panel-page';
import type { FaultProxy } from '../support/faults/proxy';
import { browserOf, type BrowserName, type DoctorName, type Script, type TabName } from './script';

/** A form that the doctor has filled in. */
export interface FilledForm {
  tab: TabName;
  page: PanelPage;
  doctor: DoctorName;
  /** Unique in the practice. */
  name: string;
  isSent: boolean;
  /** When it was sent last, by the page's clock. */
  sentAt: number;
}

export const PASSWORD = 'tajné heslo 123';

interface SceneDoctor {
  id: number;
  email: string;
  /** A session elsewhere. */
  token: string;
}

/** What a script is played on: one practice with its server, its bad line, its browsers and their tabs. */
export interface PagesScene {
  readonly script: Script;
  readonly server: RunningServer;
  readonly practice: Practice;
  readonly proxy: FaultProxy;
  readonly doctors: Readonly<Record<DoctorName, SceneDoctor>>;
  readonly browsers: Readonly<Record<BrowserName, PageBrowser>>;
  /** The open and the closed tabs; one that was opened again replaces the closed one. */
  readonly tabs: Map<TabName, PanelPage>;
  /** Who should be logged in in each browser. */
  readonly expected: Record<BrowserName, DoctorName | null>;
  /** When each page began to load. */
  readonly loadedAt: Map<PanelPage, number>;
  readonly forms: FilledForm[];
  readonly offline: Set<BrowserName>;
  /** What is being done in a tab: one thing after another, as by a hand; how much of it is left, and when that is done. */
  readonly hands: Map<TabName, { left: number; done: Promise<void> }>;
  open(tab: TabName): Promise<void>;
  /** What was done, for a replay that is watched. */
  note(text: string): void;
  close(): Promise<void>;
}

export async function createPagesScene(
  pages: FaultPages,
  script: Script,
  note: (text: string) => void,
): Promise<PagesScene> {
  const { practice, server } = pages;
  const line = await pages.openLine();
  const doctors = {
    own: await addDoctor(practice, `s${script.seed}-own`),
    other: await addDoctor(practice, `s${script.seed}-other`),
  };
  const browsers = { desk: await line.openBrowser(), reception: await line.openBrowser() };
  for (const browser of Object.values(browsers)) browser.setToken(practice.startSession(doctors.own.id));

  const scene: PagesScene = {
    script,
    server,
    practice,
    proxy: line.proxy,
    doctors,
    browsers,
    tabs: new Map(),
    loadedAt: new Map(),
    expected: { desk: 'own', reception: 'own' },
    forms: [],
    offline: new Set(),
    hands: new Map(),
    note,
    async open(name) {
      const browser = browserOf(name);
      const kind = name === 'widget' ? 'widget' : 'admin';
      const page = await browsers[browser].open(kind, { hasLocks: script.isSecure });
      if (scene.offline.has(browser)) await page.setOffline(true);
      scene.tabs.set(name, page);
      scene.loadedAt.set(page, Date.now());
    },
    close: () => line.close(),
  };
  return scene;
}

/** A doctor with a little of everything. */
async function addDoctor(practice: Practice, name: string): Promise<SceneDoctor> {
  const email = `${name}@test.sk`;
  const { id } = await practice.createDoctor({ email, password: PASSWORD, doctor_name: `MUDr. ${name}` });
  const silently = { isSilent: true };
  for (const part of ['prvý', 'druhý']) {
    const user_id = practice.createUser({ fullname: `${part} ${name}` }).id;
    practice.addTicket(id, { type: 'queue', user_id }, silently);
    practice.addRecept(id, { user_id, recept_title: `Liek ${name}` }, silently);
    practice.addNotification(id, { category: 'queue', content: `Správa ${name}` }, silently);
  }
  return { id, email, token: practice.startSession(id) };
}

/** The pages that are there. */
export const openTabs = ({ tabs }: PagesScene) => [...tabs].filter(([, page]) => !page.isGone);

/** Longer than this nobody tries; what does not come by then is left. */
const PATIENCE_MS = 3_000;

/** Does something in a tab, after what is being done there. It may come to nothing: the page is gone, or a part of it did not load. */
export function byHand(scene: PagesScene, name: TabName, work: (page: PanelPage) => Promise<unknown>): Promise<void> {
  const hand = scene.hands.get(name) ?? { left: 0, done: Promise.resolve() };
  scene.hands.set(name, hand);
  hand.left += 1;
  hand.done = hand.done.then(async () => {
    const page = scene.tabs.get(name);
    if (page && !page.isGone) {
      await Promise.race([
        work(page).catch((error: unknown) => scene.note(`${name}: ${String(error).slice(0, 200)}`)),
        new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS)),
      ]);
    }
    hand.left -= 1;
  });
  return hand.done;
}

export const isBusy = ({ hands }: PagesScene, name: TabName) => (hands.get(name)?.left ?? 0) > 0;
