import assert from 'node:assert/strict';
import type { Stores } from '../../server/stores';
import { logIn, toWaitingRoom } from './people';
import { EMAIL, openPractice, PASSWORD } from './practice';
import type { Screen } from './screen';
import type { Stage } from './stage';
import { compare, type Screens, type Expected } from './truth';

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
