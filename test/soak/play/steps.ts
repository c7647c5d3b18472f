import type { RecordId } from '../../../src/api/contract/fields';
import { browserOf, type BrowserName, type Step, type StepOf, type TabName } from '../model/script';
import type { Tab } from '../world/tab';
import { PASSWORD, TOKEN_KEY, type Scene } from './scene';

type Performers = { [Name in Step['do']]: (scene: Scene, step: StepOf<Name>) => void };

/** Functions that perform each step. An impossible step has no effect. */
export function performers(scene: Scene): Performers {
  const ends = new Map<number, () => void>();
  return {
    ...patientSteps,
    ...doctorSteps,
    ...pageSteps,
    fault: ({ proxy }, { id, fault }) => void ends.set(id, proxy.begin(fault)),
    heal: (_scene, { id }) => ends.get(id)?.(),
    'end-session'({ practice, browsers }, { browser }) {
      const token = browsers[browser].storage.entries.get(TOKEN_KEY);
      const session = token === undefined ? null : practice.sessions.sessionOf(token);
      if (session) practice.sessions.logOut(session);
    },
    login: ({ expected }, { tab, doctor }) => {
      const opened = scene.tabs.get(tab);
      if (!opened || opened.store.session.isLoggedIn.peek()) return;
      expected[browserOf(tab)] ??= doctor;
      logIn(scene, opened, browserOf(tab));
    },
  };
}

/** Logins by the form: the server accepts five attempts a minute. Later logins store a token directly. */
const MOST_LOGINS = 2;
const PATIENCE_MS = 5_000;

/** Logs in the doctor who should be logged in, unless a login is running. */
export function logIn(
  { doctors, expected, note, logins, practice, browsers }: Scene,
  tab: Tab,
  browser: BrowserName,
): void {
  const doctor = expected[browser];
  if (doctor === null || logins.isRunning.has(browser)) return;
  const { email, id } = doctors[doctor];
  note(`${tab.name} logs in ${doctor}`);
  logins.count += 1;
  if (logins.count > MOST_LOGINS) {
    browsers[browser].storage.write(TOKEN_KEY, practice.sessions.startSession(id));
    return;
  }
  tab.act((store) => {
    logins.isRunning.add(browser);
    const end = () => logins.isRunning.delete(browser);
    store.login(email, PASSWORD).then(end, end);
    // Another login may begin if this one takes too long.
    setTimeout(end, PATIENCE_MS).unref();
  });
}

/** The parts of a scene that steps outside of the tabs need. */
export type Elsewhere = Pick<Scene, 'practice' | 'doctors' | 'server' | 'note'>;
type ElsewherePerformers = { [Name in Step['do']]?: (scene: Elsewhere, step: StepOf<Name>) => void };

const ownId = ({ doctors }: Elsewhere) => doctors.own.id;
let requests = 0;
const requestId = () => `soak-request-${(requests += 1)}`;

export const patientSteps = {
  ticket(scene, { name }) {
    const user_id = scene.practice.people.createUser({ fullname: name }).id;
    const ticket = { type: 'queue', user_id, request_id: requestId() } as const;
    scene.practice.patientRequests.addTicketFromPatient(ownId(scene), ticket);
  },
  appointment(scene, { name }) {
    const ticket = { type: 'schedule', time: '23:45', user_alternate: name, request_id: requestId() } as const;
    scene.practice.patientRequests.addTicketFromPatient(ownId(scene), ticket);
  },
  recept(scene, { name }) {
    const request = { name, medicine: `Liek ${name}`, request_id: requestId() };
    scene.practice.patientRequests.addReceptFromPatient(ownId(scene), request);
  },
  notify(scene, { name }) {
    scene.practice.notifications.addNotification(ownId(scene), { category: 'queue', content: `Správa ${name}` });
  },
  'handle-elsewhere'(scene, { action }) {
    const id = scene.practice.waitingList.ticketsOf(ownId(scene)).flatMap(({ tickets }) => tickets)[0]?.id;
    if (id !== undefined) elsewhere(scene, `/api/ticket-${action}`, id);
  },
  'decide-elsewhere'(scene, { action }) {
    const id = scene.practice.recepts.receptsOf(ownId(scene))[0]?.id;
    if (id !== undefined) elsewhere(scene, `/api/recept-${action}`, id);
  },
} satisfies ElsewherePerformers;

/** Sends a call of the doctor's other session, directly to the server. */
function elsewhere({ server, doctors, note }: Elsewhere, path: string, id: RecordId): void {
  note(`elsewhere: ${path} ${id}`);
  const headers = { Authorization: `Bearer ${doctors.own.token}`, 'Content-Type': 'application/json' };
  void fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify({ id }) })
    .then((answer) => answer.text())
    // The play has ended meanwhile.
    .catch(() => note(`elsewhere: ${path} failed`));
}

const doctorSteps = {
  handle: (scene, { tab, action }) =>
    act(scene, tab, ({ store, name }) => {
      const id = store.tickets.nextId.peek();
      if (id === null) return;
      scene.note(`${name}: ${action} ${id}`);
      void store.tickets.handle(id, action);
    }),
  decide: (scene, { tab, action }) =>
    act(scene, tab, ({ store }) => {
      const id = store.recepts.data.peek()?.[0]?.id;
      if (id !== undefined) void store.recepts.handle(id, action);
    }),
  'clear-notifications': (scene, { tab }) =>
    act(scene, tab, ({ store }) => {
      scene.changes.add('notifications', tab);
      void store.notifications.clearAll();
    }),
  'add-patient': (scene, { tab }) =>
    act(scene, tab, ({ store }) => {
      const tickets = store.tickets.data.peek()?.flatMap((group) => group.tickets) ?? [];
      const user = tickets.find((ticket) => ticket.user && !ticket.is_patient)?.user;
      if (!user) return;
      scene.changes.add('patients', tab);
      void store.patients.add(user.id);
    }),
  'remove-patient': (scene, { tab }) =>
    act(scene, tab, ({ store }) => {
      const id = store.patients.data.peek()?.[0]?.id;
      if (id === undefined) return;
      scene.changes.add('patients', tab);
      void store.patients.remove(id);
    }),
  fill(scene, { tab: tabName, form, name, sendAfter }) {
    const tab = scene.tabs.get(tabName);
    const doctor = scene.expected[browserOf(tabName)];
    if (!tab || doctor === null) return;
    const intention = scene.desk.fill({ tab, tabName, doctor, form, name });
    if (!intention || sendAfter === null) return;
    scene.changes.add(form, tabName);
    setTimeout(() => scene.desk.send(intention), sendAfter);
  },
  set: (scene, { tab, field, value }) =>
    act(scene, tab, ({ store, name }) => {
      scene.note(`${name}: ${field} = ${String(value)}`);
      scene.changes.add('settings', tab);
      const fields = field === 'phone' || field === 'about' ? store.profile : store.settings;
      fields.change(field, value);
    }),
} satisfies Partial<Performers>;

const pageSteps = {
  offline: ({ browsers }, { browser }) => browsers[browser].setOnline(false),
  online: ({ browsers }, { browser }) => browsers[browser].setOnline(true),
  hide: ({ tabs }, { tab }) => tabs.get(tab)?.setHidden(true),
  show: ({ tabs }, { tab }) => tabs.get(tab)?.setHidden(false),
  freeze: ({ tabs }, { tab }) => tabs.get(tab)?.freeze(),
  resume: ({ tabs }, { tab }) => tabs.get(tab)?.resume(),
  open(scene, { tab }) {
    if (scene.tabs.get(tab)?.isClosed !== false) scene.open(tab);
  },
  close: (scene, { tab }) => leave(scene, tab, false),
  crash: (scene, { tab }) => leave(scene, tab, true),
  logout: (scene, { tab }) =>
    act(scene, tab, ({ store }) => {
      const browser = browserOf(tab);
      scene.note(`${tab} logs out`);
      scene.expected[browser] = null;
      scene.desk.drop(scene.browsers[browser].tabs);
      store.logout();
    }),
} satisfies Partial<Performers>;

function leave({ tabs, desk, changes }: Scene, name: TabName, isCrash: boolean): void {
  const tab = tabs.get(name);
  if (!tab || tab.isClosed) return;
  desk.drop([tab]);
  if (isStoring(tab)) changes.lose(name);
  tab.close(isCrash);
}

/** Whether the tab has changes without a response. */
function isStoring({ store }: Tab): boolean {
  const { forms, settings, notifications, patients, profile } = store;
  return (
    forms.sending.peek().size > 0 ||
    settings.unsaved().size > 0 ||
    profile.unsaved().size > 0 ||
    notifications.clearing.peek() !== null ||
    patients.pending.peek().size > 0
  );
}

/** Acts in an open tab if its doctor is logged in. */
function act({ tabs }: Scene, name: TabName, work: (tab: Tab) => void): void {
  const tab = tabs.get(name);
  if (tab?.store.session.isLoggedIn.peek()) tab.act(() => work(tab));
}
