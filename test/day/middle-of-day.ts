import assert from 'node:assert/strict';
import type { Four } from './four';
import { PEOPLE } from './morning';
import { next, openTicket, quickAction, takeNumber, TOMORROW } from './practice';

const { booked, late } = PEOPLE;
const DELAY = 'V ordinácii meškáme približne 30 minút. Ďakujeme za trpezlivosť.';
const NOTICE = 'Zajtra neordinujeme.';

/** A delay is announced, a patient called on the television, an absence affects three, the nurse cancels a ticket, the notice changes. */
export async function middleOfDay(four: Four): Promise<void> {
  const { doctor, nurse, kiosk, stage, practice, doctorId, idOf, shows } = four;
  await stage.pass(20);
  await doctor.press(/^Meškám$/);
  await doctor.press(/^30 minút$/, 'dialog');
  await doctor.press(/^Pridať$/, 'dialog');
  await shows({ called: null, office: null, waiting: [booked], notice: DELAY });

  assert.equal(await takeNumber(kiosk, late), '5');
  assert.equal(await takeNumber(kiosk), '6');
  await shows({ called: null, office: null, waiting: [booked, late, 'Lístok 6'], notice: DELAY });

  await openTicket(nurse, idOf(booked), booked);
  await nurse.press(/^Zavolať na obrazovke/);
  await shows({ called: '8:40', office: null, waiting: [booked, late, 'Lístok 6'], notice: DELAY });
  await next(doctor);
  await shows({ called: '8:40', office: booked, waiting: [late, 'Lístok 6'], notice: DELAY });

  await absence(four);
  await shows({ called: '8:40', office: booked, waiting: [late, 'Lístok 6'], notice: DELAY });

  // The nurse cancels a ticket whose detail the doctor has open.
  const id = idOf(late);
  await openTicket(doctor, id, late);
  await openTicket(nurse, id, late);
  const before = stage.time();
  await nurse.press(/^Zrušiť termín/, '[aria-label="Detail tiketu"]');
  await nurse.press(/^Áno$/, 'dialog');
  const { gone } = await doctor.until((sight) => sight.gone !== '');
  const after = stage.time();
  const [, cancelled = ''] = /Zrušila sestra Jana, (\d:\d\d)/.exec(gone) ?? [];
  assert.ok(`0${cancelled}` >= before && `0${cancelled}` <= after, `${gone}, between ${before} and ${after}`);
  await doctor.press(/^Zavrieť$/, 'div[role=status]');
  await shows({ called: '8:40', office: booked, waiting: ['Lístok 6'], notice: DELAY });

  await changeNotice(four);
  await shows({ called: '8:40', office: booked, waiting: ['Lístok 6'], notice: NOTICE });
  await next(doctor);
  await shows({ called: '6', office: 'Lístok 6', waiting: [], notice: NOTICE });
  assert.deepEqual(counts(practice.handledTickets.handledToday(doctorId)), { served: 4, rejected: 1, missed: 2 });
}

/** Sets an absence: the panel shows the affected patients with telephone numbers, and stores it only after the doctor confirms. */
async function absence({ doctor, practice, doctorId }: Four): Promise<void> {
  const day = TOMORROW.split('-').map(Number).reverse().join('. ');
  await quickAction(doctor, /^Nastaviť absenciu$/, 'Nastaviť absenciu');
  await doctor.press(/^Celé dni/, 'dialog');
  await doctor.write(/^Začiatok/, day);
  await doctor.write(/^Koniec/, day);
  await doctor.press(/^Nastaviť$/, 'dialog');
  const { affected } = await doctor.until((sight) => sight.affected.length > 0);
  assert.equal(affected.length, 3);
  for (const [index, name] of ['Zuzana Zajtrajšia', 'Pavol Pozajtrajší', 'Mária Objednaná'].entries()) {
    assert.ok(affected[index]?.includes(name) && affected[index].includes(`111 00${index + 1}`), affected[index]);
  }
  assert.deepEqual(practice.absences.absencesOf(doctorId), []);
  await doctor.press(/^Nastaviť aj tak$/, 'dialog');
  await doctor.until(({ dialog }) => dialog === '');
  assert.equal(practice.absences.absencesOf(doctorId).length, 1);
}

/** The nurse removes the notice of the delay on the overview, and adds another one. */
async function changeNotice({ nurse, television, kiosk }: Four): Promise<void> {
  await nurse.press(/^Prehľad$/, 'nav');
  await nurse.until(({ notice }) => notice === DELAY);
  await nurse.press(/^Odstrániť oznam$/);
  await nurse.press(/^Áno$/, 'dialog');
  await television.until(({ notice }) => notice === '');
  await kiosk.wake();
  await kiosk.until(({ notice }) => notice === '');
  await quickAction(nurse, /^Pridať oznam$/, 'Pridať oznam');
  await nurse.write(/^Zobrazovať do/, '24. 11. 2026 12:00');
  await nurse.write(/^Text oznamu/, NOTICE);
  await nurse.press(/^Pridať$/, 'dialog');
  await nurse.press(/^Čakáreň$/, 'nav');
}

const counts = (handled: readonly { status: string }[]) => {
  const of = (status: string) => handled.filter((one) => one.status === status).length;
  return { served: of('served'), rejected: of('rejected'), missed: of('missed') };
};
