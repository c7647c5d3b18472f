import type { Stores } from '../../../server/stores';
import type { RunningServer } from '../../../server/start-server';
import type { RealtimeConfig } from '../../../src/state/store-config';
import { startEmptyPractice } from '../../support/faults/empty-practice';
import { startFaultProxy, type FaultProxy } from '../../support/faults/proxy';
import { createRandom } from '../../support/random';
import { configOf, noRealtime } from '../../support/store-config';
import { browserOf, type BrowserName, type DoctorName, type Script, type TabName } from '../model/script';
import { createBrowser, type Browser } from '../world/browser';
import type { EvaluateStore } from '../world/panel-code';
import type { Tab } from '../world/tab';
import { createDesk, type Desk } from './desk';
import type { Store } from '../world/panel-store';

interface SceneDoctor {
  id: number;
  email: string;
  /** Token of a session on another computer. */
  token: string;
}

/** Stage of a script: a practice with its server, a fault proxy, browsers and tabs. */
export interface Stage<B, T> {
  readonly script: Script;
  readonly server: RunningServer;
  readonly practice: Stores;
  readonly proxy: FaultProxy;
  readonly doctors: Readonly<Record<DoctorName, SceneDoctor>>;
  readonly browsers: Readonly<Record<BrowserName, B>>;
  /** The tabs, open or closed; a reopened tab replaces the closed one. */
  readonly tabs: Map<TabName, T>;
  /** The doctor who should be logged in in each browser. */
  readonly expected: Record<BrowserName, DoctorName | null>;
  /** Logs an action, for the replay of a seed. */
  note(text: string): void;
  close(): Promise<void>;
}

/** A stage with a store in each tab. */
export interface Scene extends Stage<Browser, Tab> {
  readonly logins: { count: number; readonly isRunning: Set<BrowserName> };
  readonly desk: Desk;
  readonly changes: Changes;
  open(tab: TabName): void;
}

export const TOKEN_KEY = 'soak.token';
export const PASSWORD = 'tajné heslo 123';
export const REALTIME: RealtimeConfig = { ...noRealtime, key: 'ordinacia' };

export async function createScene(
  script: Script,
  evaluate: EvaluateStore,
  note: (text: string) => void = () => undefined,
): Promise<Scene> {
  const { server, practice } = await startEmptyPractice();
  const proxy = await startFaultProxy(server.port);
  const doctors = {
    own: await addDoctor(practice, `s${script.seed}-own`),
    other: await addDoctor(practice, `s${script.seed}-other`),
  };
  const random = createRandom(script.seed + 1);
  const options = { url: proxy.url, isSecure: script.isSecure, evaluate, random };
  const browsers = { desk: createBrowser(options), reception: createBrowser(options) };
  for (const browser of Object.values(browsers))
    browser.storage.write(TOKEN_KEY, practice.sessions.startSession(doctors.own.id));

  const scene: Scene = {
    script,
    server,
    practice,
    proxy,
    doctors,
    browsers,
    tabs: new Map(),
    expected: { desk: 'own', reception: 'own' },
    logins: { count: 0, isRunning: new Set() },
    desk: createDesk(note),
    changes: createChanges(),
    note,
    open(name) {
      const config = { ...configOf(proxy.url, TOKEN_KEY), realtime: REALTIME };
      const tab = browsers[browserOf(name)].open(name, config);
      scene.tabs.set(name, tab);
      tab.act((store) => {
        showScreens(store, name);
        // Loads the office hours, as their screen does.
        if (name !== 'widget' && store.session.isLoggedIn.peek()) store.officeHours.reload();
      });
    },
    async close() {
      Object.values(browsers).forEach((browser) => browser.close());
      await proxy.close();
      await server.close();
    },
  };
  return scene;
}

/** Creates a doctor with some records of each kind. */
export async function addDoctor(practice: Stores, name: string): Promise<SceneDoctor> {
  const email = `${name}@test.sk`;
  const { id } = await practice.doctors.createDoctor({ email, password: PASSWORD, doctor_name: `MUDr. ${name}` });
  const silently = { isSilent: true };
  for (const part of ['prvý', 'druhý']) {
    const user_id = practice.people.createUser({ fullname: `${part} ${name}` }).id;
    practice.tickets.addTicket(id, { type: 'queue', user_id }, silently);
    practice.recepts.addRecept(id, { user_id, recept_title: `Liek ${name}` }, silently);
    practice.notifications.addNotification(id, { category: 'queue', content: `Správa ${name}` }, silently);
  }
  practice.patients.addPatient(id, practice.people.createUser({ fullname: `Pacient ${name}` }).id);
  return { id, email, token: practice.sessions.startSession(id) };
}

/** Data whose changes send no event, so that another computer cannot know of them. */
export type Quiet = 'doctor-state' | 'announcement' | 'settings' | 'notifications' | 'office-hours' | 'patients';

/** Records which tabs have changed, or tried to change, such data. */
export interface Changes {
  add(what: Quiet, tab: TabName): void;
  by(what: Quiet): readonly (TabName | 'gone')[];
  /** The tab has closed before it could report its changes to other tabs: they count as made by „gone“. */
  lose(tab: TabName): void;
}

function createChanges(): Changes {
  const all = new Map<Quiet, Set<TabName | 'gone'>>();
  return {
    add: (what, tab) => void all.set(what, (all.get(what) ?? new Set()).add(tab)),
    by: (what) => [...(all.get(what) ?? [])],
    lose: (tab) => all.forEach((tabs) => tabs.delete(tab) && tabs.add('gone')),
  };
}

const AT_THE_DESK = ['tickets', 'appData', 'recepts', 'patients', 'officeHours'] as const;
/** The waiting room, and the doctor's settings for its colours. */
const IN_THE_WIDGET = ['tickets', 'appData'] as const;

type Shown = (typeof AT_THE_DESK)[number];

/** The resources that a tab's screens show; others may be stale. */
export const shownIn = (tab: TabName): readonly Shown[] => (tab === 'widget' ? IN_THE_WIDGET : AT_THE_DESK);

/** Subscribes to the resources, as screens do: the store loads only those in use. */
function showScreens(store: Store, tab: TabName): void {
  for (const name of shownIn(tab)) store[name].data.subscribe(() => undefined);
}
