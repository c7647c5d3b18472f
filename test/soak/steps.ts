import type { RecordId } from '../../src/api/contract';
import { FAILED, fillHours } from '../faults/forms';
import type { PanelPage } from '../support/faults/panel-page';
import { byHand, isBusy, openTabs, PASSWORD, type PagesScene } from './scene';
import { browserOf, type DoctorName, type Step, type StepOf, type TabName } from './script';

type Performers = { [Name in Step['do']]: (scene: PagesScene, step: StepOf<Name>) => Promise<void> | void };

const HOURS = 'Pridať ordinačné hodiny';
const SUBMIT = /^Pridať hodiny$/;

/** What each step does in real pages. */
export function performers(): Performers {
  const ends = new Map<number, () => void>();
  return {
    ...patientSteps,
    ...pageSteps,
    fault: ({ proxy }, { id, fault }) => void ends.set(id, proxy.begin(fault)),
    heal: (_scene, { id }) => ends.get(id)?.(),
    handle: (scene, { tab, action }) => byHand(scene, tab, (page) => handle(page, action)),
    fill: (scene, step) => byHand(scene, step.tab, (page) => fill(scene, page, step)),
    async 'end-session'({ practice, browsers }, { browser }) {
      const token = await browsers[browser].token();
      const session = token === null ? null : practice.sessionOf(token);
      if (session) practice.logOut(session);
    },
    login(scene, { tab, doctor }) {
      if (scene.tabs.get(tab)?.now()?.isLogin !== true) return;
      scene.expected[browserOf(tab)] ??= doctor;
      return logIn(scene, tab, scene.expected[browserOf(tab)] ?? doctor);
    },
    logout: (scene, { tab }) => byHand(scene, tab, (page) => logOut(scene, tab, page)),
  };
}

async function handle(page: PanelPage, action: 'next' | 'reject'): Promise<void> {
  // The doctor is at something else.
  if (page.now()?.dialog !== '') return;
  if (action === 'next') await page.pressNow(/^Ďalší pacient/);
  else if (await page.pressNow(/^Zrušiť termín/)) await page.press(/^Áno$/);
}

async function fill(scene: PagesScene, page: PanelPage, { tab, name, sendAfter }: StepOf<'fill'>): Promise<void> {
  const doctor = scene.expected[browserOf(tab)];
  if (doctor === null || page.now()?.dialog !== '' || page.now()?.isLogin) return;
  await fillHours(page, name);
  const filled = { tab, page, doctor, name, isSent: false, sentAt: 0 };
  scene.forms.push(filled);
  if (sendAfter === null) return;
  filled.isSent = true;
  setTimeout(() => {
    filled.sentAt = Date.now();
    scene.note(`${tab} sends ${name}`);
    void byHand(scene, tab, () => page.pressNow(SUBMIT));
  }, sendAfter);
}

/** The widget has no control for it. */
async function logOut(scene: PagesScene, tab: TabName, page: PanelPage): Promise<void> {
  if (tab === 'widget' || page.now()?.isLogin !== false) return;
  if (page.now()?.dialog !== '') await page.pressNow(/^(?:Zrušiť|V poriadku)$/);
  await page.press(/^Môj účet/);
  await page.press(/^Odhlásiť sa$/);
  scene.expected[browserOf(tab)] = null;
}

/** Through the form; the server lets five try in a minute. */
export function logIn(scene: PagesScene, tab: TabName, doctor: DoctorName): Promise<void> {
  return byHand(scene, tab, async (page) => {
    await page.type(/^Prihlasovacie meno/, scene.doctors[doctor].email);
    await page.type(/^Heslo/, PASSWORD);
    await page.pressNow(/^Prihlásiť sa$/);
    await page.until(({ isLogin }) => !isLogin);
  });
}

/** What a doctor does who looks up: tries again where an alert offers it, with what was typed, and closes one that does not. */
export async function attend(scene: PagesScene): Promise<void> {
  await Promise.all(
    openTabs(scene).map(async ([name, page]) => {
      if (isBusy(scene, name)) return;
      const { dialog } = page.now() ?? {};
      if (dialog === FAILED)
        await byHand(scene, name, async () => {
          if (!(await page.pressNow(/^Skúsiť znova$/))) await page.pressNow(/^V poriadku$/);
        });
      const sent = scene.forms.find((form) => form.page === page && form.isSent && form.sentAt > 0);
      if (dialog === HOURS && sent) await byHand(scene, name, () => page.pressNow(SUBMIT));
    }),
  );
}

type ElsewhereName = 'ticket' | 'appointment' | 'recept' | 'notify' | 'handle-elsewhere' | 'decide-elsewhere';

const ownId = ({ doctors }: PagesScene) => doctors.own.id;
let requests = 0;
const requestId = () => `soak-request-${(requests += 1)}`;

const patientSteps: Pick<Performers, ElsewhereName> = {
  ticket(scene, { name }) {
    const user_id = scene.practice.createUser({ fullname: name }).id;
    scene.practice.addTicketFromPatient(ownId(scene), { type: 'queue', user_id, request_id: requestId() });
  },
  appointment(scene, { name }) {
    const ticket = { type: 'schedule', time: '23:45', user_alternate: name, request_id: requestId() } as const;
    scene.practice.addTicketFromPatient(ownId(scene), ticket);
  },
  recept(scene, { name }) {
    scene.practice.addReceptFromPatient(ownId(scene), { name, medicine: `Liek ${name}`, request_id: requestId() });
  },
  notify(scene, { name }) {
    scene.practice.addNotification(ownId(scene), { category: 'queue', content: `Správa ${name}` });
  },
  'handle-elsewhere'(scene, { action }) {
    const id = scene.practice.ticketsOf(ownId(scene)).flatMap(({ tickets }) => tickets)[0]?.id;
    if (id !== undefined) elsewhere(scene, `/api/ticket-${action}`, id);
  },
  'decide-elsewhere'(scene, { action }) {
    const id = scene.practice.receptsOf(ownId(scene))[0]?.id;
    if (id !== undefined) elsewhere(scene, `/api/recept-${action}`, id);
  },
};

/** Another session of the doctor, whose line is good. */
function elsewhere({ server, doctors, note }: PagesScene, path: string, id: RecordId): void {
  note(`elsewhere: ${path} ${id}`);
  const headers = { Authorization: `Bearer ${doctors.own.token}`, 'Content-Type': 'application/json' };
  void fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify({ id }) })
    .then((answer) => answer.text())
    // The play was ended meanwhile.
    .catch(() => note(`elsewhere: ${path} failed`));
}

const isThere = ({ tabs }: PagesScene, name: TabName) => tabs.get(name)?.isGone === false;

const pageSteps: Pick<
  Performers,
  'offline' | 'online' | 'hide' | 'show' | 'freeze' | 'resume' | 'open' | 'close' | 'crash'
> = {
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
};

export async function setOffline(scene: PagesScene, browser: 'desk' | 'reception', isOffline: boolean): Promise<void> {
  if (isOffline) scene.offline.add(browser);
  else scene.offline.delete(browser);
  const pages = openTabs(scene).filter(([name]) => browserOf(name) === browser);
  await Promise.all(pages.map(([, page]) => page.setOffline(isOffline)));
}
