import { browserOf, type DoctorName, type Step, type StepOf, type TabName } from '../../soak/model/script';
import { patientSteps } from '../../soak/play/steps';
import { PASSWORD } from '../../soak/play/scene';
import type { PanelPage } from '../../support/faults/panel-page';
import { FAILED, fillHours } from '../forms';
import { queueAction, isBusy, openTabs, type PagesScene } from './scene';

type Performers = { [Name in Step['do']]: (scene: PagesScene, step: StepOf<Name>) => Promise<void> | void };

/** For steps that the waiting room does not show. */
const leftOut = () => undefined;
const HOURS = 'Pridať ordinačné hodiny';
const SUBMIT = /^Pridať hodiny$/;

export function performers(): Performers {
  const ends = new Map<number, () => void>();
  return {
    ...patientSteps,
    ...pageSteps,
    decide: leftOut,
    set: leftOut,
    'clear-notifications': leftOut,
    'add-patient': leftOut,
    'remove-patient': leftOut,
    fault: ({ proxy }, { id, fault }) => void ends.set(id, proxy.begin(fault)),
    heal: (_scene, { id }) => ends.get(id)?.(),
    handle: (scene, { tab, action }) => queueAction(scene, tab, (page) => handle(page, action)),
    fill: (scene, step) => queueAction(scene, step.tab, (page) => fill(scene, page, step)),
    async 'end-session'({ practice, browsers }, { browser }) {
      const token = await browsers[browser].token();
      const session = token === null ? null : practice.sessions.sessionOf(token);
      if (session) practice.sessions.logOut(session);
    },
    login(scene, { tab, doctor }) {
      if (scene.tabs.get(tab)?.now()?.isLogin !== true) return;
      scene.expected[browserOf(tab)] ??= doctor;
      return logIn(scene, tab, scene.expected[browserOf(tab)] ?? doctor);
    },
    logout: (scene, { tab }) => queueAction(scene, tab, (page) => logOut(scene, tab, page)),
  };
}

async function handle(page: PanelPage, action: 'next' | 'reject'): Promise<void> {
  // Another popup is open.
  if (page.now()?.dialog !== '') return;
  if (action === 'next') await page.pressNow(/^Ďalší pacient/);
  else if (await page.pressNow(/^Zrušiť termín/)) await page.press(/^Áno$/);
}

async function fill(scene: PagesScene, page: PanelPage, { tab, form, name, sendAfter }: StepOf<'fill'>): Promise<void> {
  const doctor = scene.expected[browserOf(tab)];
  // Skips other forms: their records have no name, or they need a date, which takes too long to choose.
  if (form !== 'office-hours' || doctor === null || page.now()?.dialog !== '' || page.now()?.isLogin) return;
  await fillHours(page, name);
  const filled = { tab, page, doctor, name, isSent: false, sentAt: 0 };
  scene.forms.push(filled);
  if (sendAfter === null) return;
  filled.isSent = true;
  setTimeout(() => {
    filled.sentAt = Date.now();
    scene.note(`${tab} sends ${name}`);
    void queueAction(scene, tab, () => page.pressNow(SUBMIT));
  }, sendAfter);
}

/** Logs out; the widget has no control for this. */
async function logOut(scene: PagesScene, tab: TabName, page: PanelPage): Promise<void> {
  if (tab === 'widget' || page.now()?.isLogin !== false) return;
  if (page.now()?.dialog !== '') await page.pressNow(/^(?:Zrušiť|V poriadku)$/);
  await page.press(/^Môj účet/);
  await page.press(/^Odhlásiť sa$/);
  scene.expected[browserOf(tab)] = null;
}

/** Logs in by the form; the server accepts five attempts a minute. */
export function logIn(scene: PagesScene, tab: TabName, doctor: DoctorName): Promise<void> {
  return queueAction(scene, tab, async (page) => {
    await page.type(/^Prihlasovacie meno/, scene.doctors[doctor].email);
    await page.type(/^Heslo/, PASSWORD);
    await page.pressNow(/^Prihlásiť sa$/);
    await page.until(({ isLogin }) => !isLogin);
  });
}

/** Lets the doctor react to an alert: retries with the same input if offered, otherwise closes the alert. */
export async function attend(scene: PagesScene): Promise<void> {
  await Promise.all(
    openTabs(scene).map(async ([name, page]) => {
      if (isBusy(scene, name)) return;
      const { dialog } = page.now() ?? {};
      if (dialog === FAILED)
        await queueAction(scene, name, async () => {
          if (!(await page.pressNow(/^Skúsiť znova$/))) await page.pressNow(/^V poriadku$/);
        });
      const sent = scene.forms.find((form) => form.page === page && form.isSent && form.sentAt > 0);
      if (dialog === HOURS && sent) await queueAction(scene, name, () => page.pressNow(SUBMIT));
    }),
  );
}

const isThere = ({ tabs }: PagesScene, name: TabName) => tabs.get(name)?.isGone === false;

const pageSteps = {
  offline: (scene, { browser }) => setOffline(scene, browser, true),
  online: (scene, { browser }) => setOffline(scene, browser, false),
  hide: async ({ tabs }, { tab }) => tabs.get(tab)?.hide(),
  show: async ({ tabs }, { tab }) => tabs.get(tab)?.show(),
  freeze: async ({ tabs }, { tab }) => tabs.get(tab)?.freeze(),
  resume: async ({ tabs }, { tab }) => tabs.get(tab)?.resume(),
  async open(scene, { tab }) {
    if (!isThere(scene, tab)) await scene.open(tab);
  },
  close: async ({ tabs }, { tab }) => tabs.get(tab)?.close(),
  async crash(scene, { tab }) {
    if (isThere(scene, tab)) await scene.tabs.get(tab)?.crash();
  },
} satisfies Partial<Performers>;

export async function setOffline(scene: PagesScene, browser: 'desk' | 'reception', isOffline: boolean): Promise<void> {
  if (isOffline) scene.offline.add(browser);
  else scene.offline.delete(browser);
  const pages = openTabs(scene).filter(([name]) => browserOf(name) === browser);
  await Promise.all(pages.map(([, page]) => page.setOffline(isOffline)));
}
