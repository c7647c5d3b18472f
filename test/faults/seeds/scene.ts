import { browserOf, type BrowserName, type DoctorName, type Script, type TabName } from '../../soak/model/script';
import { addDoctor, type Stage } from '../../soak/play/scene';
import type { FaultPages, PageBrowser } from '../../support/faults/pages';
import type { PanelPage } from '../../support/faults/panel-page';

export interface FilledForm {
  tab: TabName;
  page: PanelPage;
  doctor: DoctorName;
  /** Unique in the practice. */
  name: string;
  isSent: boolean;
  /** When the form was sent last, in milliseconds since the epoch; 0: not yet. */
  sentAt: number;
}

export interface PagesScene extends Stage<PageBrowser, PanelPage> {
  readonly loadedAt: Map<PanelPage, number>;
  readonly forms: FilledForm[];
  readonly offline: Set<BrowserName>;
  /** The queue of actions in each tab: how many are left, and a promise for their end. */
  readonly actionQueues: Map<TabName, { left: number; done: Promise<void> }>;
  open(tab: TabName): Promise<void>;
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
  for (const browser of Object.values(browsers)) browser.setToken(practice.sessions.startSession(doctors.own.id));

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
    actionQueues: new Map(),
    note,
    async open(name) {
      const browser = browserOf(name);
      const kind = name === 'widget' ? 'widget' : 'admin';
      const page = await browsers[browser].open(kind, { hasLocks: script.isSecure });
      if (scene.offline.has(browser)) await page.setOffline(true);
      scene.tabs.set(name, page);
      scene.loadedAt.set(page, Date.now());
    },
    async close() {
      await line.close();
    },
  };
  return scene;
}

export const openTabs = ({ tabs }: PagesScene) => [...tabs].filter(([, page]) => !page.isGone);

/** After this time an action is abandoned. */
const PATIENCE_MS = 3_000;

/** Queues an action in a tab. Failures are only noted: the page may be closed, or a part of it may not have loaded. */
export function queueAction(
  scene: PagesScene,
  name: TabName,
  work: (page: PanelPage) => Promise<unknown>,
): Promise<void> {
  const queue = scene.actionQueues.get(name) ?? { left: 0, done: Promise.resolve() };
  scene.actionQueues.set(name, queue);
  queue.left += 1;
  queue.done = queue.done.then(async () => {
    const page = scene.tabs.get(name);
    if (page && !page.isGone) {
      await Promise.race([
        work(page).catch((error: unknown) => scene.note(`${name}: ${String(error).slice(0, 200)}`)),
        new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS)),
      ]);
    }
    queue.left -= 1;
  });
  return queue.done;
}

export const isBusy = ({ actionQueues }: PagesScene, name: TabName) => (actionQueues.get(name)?.left ?? 0) > 0;
