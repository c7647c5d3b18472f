import assert from 'node:assert/strict';
import type { Stores } from '../../server/stores';
import { logIn, toWaitingRoom, EMAIL, openPractice, PASSWORD, PRIVATE } from './practice';
import type { Screen } from './screen';
import type { Stage } from './stage';
import { waitingNow } from '../../host/kiosk/texts.js';
import type { TicketRecord } from '../../server/features/tickets/waiting-list';

const NURSE = { email: 'jana@ambulancia.test', password: 'modrá lampa 77' };

/** The four screens of the day, and the server's data. */
export interface Four extends Screens {
  stage: Stage;
  practice: Stores;
  doctorId: number;
  /** The id of today's ticket with this leading text. */
  idOf(lead: string): number;
  /** Expects that the server agrees with the given state and that all four screens show it. */
  shows(expected: Expected): Promise<void>;
}

/** The doctor logs in, sets her state, turns the television on and invites a nurse, who sets up her login and logs in. */
export async function openFour(stage: Stage): Promise<Four> {
  const { practice } = stage;
  const doctorId = await openPractice(practice);
  const doctor = await stage.open('panel', 'doctor', '/admin');
  await logIn(doctor, EMAIL, PASSWORD);
  await doctor.press(/^Môj účet/);
  await doctor.press(/^Nastaviť stav$/);
  await doctor.press(/^Ordinuje$/, 'dialog');
  await doctor.press(/^Nastaviť$/, 'dialog');
  await doctor.press(/^Nastavenia$/, 'nav');
  const [, address = ''] = await textOf(doctor, /(\/display\/[2-9A-Z]{12})/);
  const television = await stage.open('display', 'television', address);
  await television.until(({ whole }) => whole.includes('Obrazovka je vypnutá'));
  await doctor.press(/^Obrazovka v čakárni je zapnutá/);
  const kiosk = await stage.open('kiosk', 'kiosk', '/kiosk');
  const nurse = await inviteNurse(stage, doctor);
  await toWaitingRoom(doctor);
  const four = { doctor, nurse, television, kiosk };
  await television.until(({ state }) => state === 'Lekár ordinuje');
  await kiosk.until(({ facts }) => facts.includes('Lekár práve ordinuje'));

  return {
    ...four,
    stage,
    practice,
    doctorId,
    idOf(lead) {
      const found = practice.waitingList
        .ticketsOf(doctorId)[0]
        ?.tickets.find(({ user_alternate, ticket_title }) => (user_alternate ?? ticket_title) === lead);
      assert.ok(found, `${lead} does not wait`);
      return found.id;
    },
    shows: (expected) => compare(practice, doctorId, four, expected),
  };
}

async function inviteNurse(stage: Stage, doctor: Screen<'panel'>): Promise<Screen<'panel'>> {
  await doctor.write(/^Meno/, 'Jana');
  await doctor.press(/^sestra$/);
  await doctor.press(/^Pozvať$/);
  const [, link = ''] = await textOf(doctor, /(\/setup#[\w-]{43})/);
  await doctor.press(/^Hotovo$/);
  const nurse = await stage.open('panel', 'nurse', link);
  await nurse.write(/^E-mail/, NURSE.email);
  await nurse.write(/^Heslo(?! znova)/, NURSE.password);
  await nurse.write(/^Heslo znova/, NURSE.password);
  await nurse.press(/^Vytvoriť účet$/);
  await nurse.press(/^Prihlásiť sa$/);
  await nurse.page.waitForSelector('ordinacia-admin');
  await logIn(nurse, NURSE.email, NURSE.password);
  await toWaitingRoom(nurse);
  return nurse;
}

/** Waits until the panel's text matches, and returns the match. */
async function textOf(panel: Screen<'panel'>, wanted: RegExp): Promise<RegExpExecArray> {
  const { whole } = await panel.until((sight) => wanted.test(sight.whole));
  const found = wanted.exec(whole);
  assert.ok(found);
  return found;
}

interface Screens {
  doctor: Screen<'panel'>;
  nurse: Screen<'panel'>;
  television: Screen<'display'>;
  kiosk: Screen<'kiosk'>;
}

/** Expectations that a step of the day states; others are derived from the server. */
interface Expected {
  /** The ticket called on the television: a number, or the time of an appointment. */
  called: string | null;
  /** The patient in the office, as the panels name them. */
  office: string | null;
  /** Today's waiting patients, as the panels name them. */
  waiting: readonly string[];
  notice?: string;
}

const NOBODY_CALLED = 'Zatiaľ nikoho nevoláme';
const NOBODY_WAITS = waitingNow(0);
const MOST_NEXT = 4;

const leadOf = ({ user, user_alternate, ticket_title }: TicketRecord) =>
  user?.attributes.fullname ?? user_alternate ?? ticket_title;

const labelOf = ({ ticket_title, scheduled_at }: TicketRecord) =>
  scheduled_at === null ? (/\d+$/.exec(ticket_title)?.[0] ?? '') : scheduled_at.slice(11, 16).replace(/^0/, '');

/** Waits until all four screens show the given state, and asserts that the server agrees. */
async function compare(practice: Stores, doctorId: number, screens: Screens, expected: Expected): Promise<void> {
  await Promise.all([screens.doctor, screens.nurse].map((panel) => expectPanel(panel, practice, doctorId, expected)));
  const today = practice.waitingList.ticketsOf(doctorId)[0]?.tickets ?? [];
  assert.deepEqual(today.map(leadOf), expected.waiting);

  const count = waitingNow(practice.waitingList.waitingBeforeNewcomer(doctorId));
  const notice = expected.notice ?? '';
  const next = today.map(labelOf).filter((label) => label !== expected.called);
  await screens.television.until(
    (sight) =>
      sight.isLive &&
      sight.called === (expected.called ?? NOBODY_CALLED) &&
      sight.next.join() === next.slice(0, MOST_NEXT).join() &&
      sight.waiting === (count === NOBODY_WAITS ? '' : count) &&
      sight.notice === notice,
    { called: expected.called, next, count, notice },
  );
  // The kiosk has no socket: it loads the state when it wakes.
  await screens.kiosk.wake();
  await screens.kiosk.until(
    (sight) => sight.view === 'entry' && sight.facts.includes(count) && sight.notice === notice,
    { count, notice },
  );
  const { whole } = await screens.television.read();
  for (const name of PRIVATE) assert.ok(!whole.includes(name), `The television shows ${name}.`);
}

/** Waits until a panel shows all tickets, the patient in the office, and the number of handled tickets. */
function expectPanel(panel: Screen<'panel'>, practice: Stores, doctorId: number, { waiting, office }: Expected) {
  const stored = () => practice.waitingList.ticketsOf(doctorId).flatMap(({ tickets }) => tickets.map(leadOf));
  return panel.until(
    (sight) =>
      sight.live === 'connected' &&
      sight.waiting.join().startsWith(waiting.join()) &&
      sight.waiting.join() === stored().join() &&
      sight.first === (waiting[0] ?? '') &&
      sight.office.startsWith(office === null ? 'V ambulancii: nikto' : `V ambulancii: ${office} · od `) &&
      sight.handled === `Dnes vybavené: ${practice.handledTickets.handledToday(doctorId).length}` &&
      sight.alerts.length === 0,
    { waiting, office, stored: stored() },
  );
}
