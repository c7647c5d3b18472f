// needs: own-process, release
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { answerFileDialog } from '../support/server/file-dialog';
import { addRecords } from '../support/server/practice-records';
import { handsOn, type Hands } from './hands';
import { EMAIL, openPractice, PASSWORD } from './practice';
import type { Screen } from './screen';
import { setStage, type Stage } from './stage';

const WAITING = Array.from({ length: 12 }, (_, index) => `Pacient ${String(index + 1).padStart(2, '0')}`);
const SERVED = 10;
/** The fewest presses known; a change that needs more must be reviewed. */
const PRESSES_AT_MOST = 200;
/** The limit without letters. */
const KEYS_AT_MOST = 49;

describe('a day without a mouse', { timeout: 300_000 }, () => {
  let stage: Stage;
  let folder: string;
  before(async () => {
    stage = await setStage();
    folder = mkdtempSync(join(tmpdir(), 'ordinacia-keys-'));
  });
  after(async () => {
    await stage.close();
    rmSync(folder, { recursive: true });
  });

  it('log in, serve ten, cancel one, book, issue prescriptions, set an absence, upload an invoice, log out', async (context) => {
    const { practice } = stage;
    const doctorId = await openPractice(practice);
    for (const user_alternate of WAITING) practice.tickets.addTicket(doctorId, { type: 'queue', user_alternate });
    const recepts = ['Anna Kováčová', 'Ján Horváth', 'Eva Nagyová'].map((fullname) => ({
      user: { fullname },
      recept_title: 'Prestarium 5 mg',
    }));
    const payouts = [{ month: '2026-10', amount_cents: 120_000, status: 'open' as const }];
    const { recepts: receptIds } = addRecords(practice, doctorId, { recepts, payouts });
    const doctor = await stage.open('panel', 'doctor', '/admin');
    const hands = handsOn(doctor);
    const counts: Record<string, number> = {};
    const part = async (name: string, play: () => Promise<void>) => {
      const before = hands.keys;
      await play();
      counts[name] = hands.keys - before;
    };

    await part('log in', async () => {
      await doctor.until(({ isLogin }) => isLogin);
      await hands.on(/Prihlasovacie meno/);
      await hands.write(EMAIL);
      await hands.tabTo(/^Heslo/);
      await hands.write(PASSWORD);
      await hands.press('Enter');
      await doctor.until(({ live }) => live === 'connected');
      await hands.areHeard();
    });

    // The login opens the waiting room.
    await part('open the waiting room', async () => {
      await doctor.until(({ waiting }) => waiting.length > 0);
    });

    await part('serve ten', async () => {
      for (const [index, name] of WAITING.slice(0, SERVED).entries()) {
        await doctor.until(({ first }) => first === name);
        // Waits until the button is enabled again.
        await doctor.page.evaluate(`stage.control('^Ďalší pacient', '')`);
        await hands.press('n');
        await doctor.until(({ first }) => first === WAITING[index + 1]);
        await hands.on(/^Ďalší pacient/);
      }
    });

    await part('cancel one', async () => {
      const last = WAITING[11] ?? '';
      await hands.press('j');
      await hands.on(new RegExp(last));
      await hands.tabTo(/^Zrušiť termín/);
      await hands.press('Enter');
      await doctor.until(({ dialog }) => dialog === 'Naozaj chcete zrušiť termín?');
      await hands.press('Tab', 'Enter');
      await doctor.until(({ waiting }) => !waiting.includes(last));
    });

    await part('book', async () => {
      await find(hands, doctor, 'pridat term', ({ dialog }) => dialog === 'Pridať termín');
      await hands.on(/^Deň/);
      await chooseFirst(hands);
      await hands.tabTo(/^Čas/);
      await chooseFirst(hands);
      await hands.tabTo(/^Zo zoznamu pacientov|^Iné meno/);
      await hands.press('ArrowDown');
      await hands.tabTo(/^Meno pacienta/);
      await hands.write('Iva Nová');
      await hands.press('Enter');
      await doctor.until(({ toasts }) => toasts.some((one) => one.includes('Termín bol vytvorený')));
    });

    await part('prescriptions', async () => {
      await find(hands, doctor, 'recepty', ({ whole }) => whole.includes('Prestarium'));
      await hands.press('j');
      for (const [index, { user }] of recepts.entries()) {
        await hands.on(new RegExp(user.fullname));
        const isLast = index === recepts.length - 1;
        await hands.see('[data-settled]');
        await hands.press(isLast ? 'r' : 'a');
        if (isLast) {
          await doctor.until(({ dialog }) => dialog === 'Naozaj chcete zamietnuť žiadosť o recept?');
          await hands.press('Tab', 'Enter');
        }
      }
      await doctor.until(({ whole }) => whole.includes('Všetky žiadosti o recept sú vybavené'));
      const states = receptIds.map((id) => practice.recepts.receptStatus(doctorId, id));
      assert.deepEqual(states, ['accepted', 'accepted', 'rejected']);
    });

    await part('set an absence', async () => {
      await find(hands, doctor, 'absenciu', ({ dialog }) => dialog === 'Nastaviť absenciu');
      await hands.on(/^Celé dni/);
      await hands.press('Space');
      await hands.tabTo(/^Začiatok/);
      await hands.write('1. 12. 2026');
      await hands.tabTo(/^Koniec/);
      await hands.write('4. 12. 2026');
      await hands.press('Enter');
      await doctor.until(({ toasts }) => toasts.some((one) => one.includes('Absencia bola vytvorená')));
      assert.equal(practice.absences.absencesOf(doctorId).length, 1);
    });

    await part('upload an invoice', async () => {
      await find(hands, doctor, 'fakturu', ({ dialog }) => dialog === 'Nahrať faktúru');
      await hands.on(/^Mesiac/);
      await hands.tabTo(/^Faktúra/);
      const path = join(folder, 'faktura.pdf');
      writeFileSync(path, '%PDF-1.4');
      await answerFileDialog(doctor.page, [path], () => hands.press('Space'));
      await doctor.until(({ whole }) => whole.includes('faktura.pdf'));
      await hands.press('Enter');
      await doctor.until(({ toasts }) => toasts.some((one) => one.includes('Faktúra bola')));
      assert.equal(practice.payouts.payoutsOf(doctorId)[0]?.status, 'invoiced');
    });

    await part('log out', () => find(hands, doctor, 'odhlas', ({ isLogin }) => isLogin));

    assert.deepEqual(
      practice.handledTickets.handledToday(doctorId).filter(({ status }) => status === 'served').length,
      SERVED,
    );
    assert.deepEqual(doctor.said, []);
    context.diagnostic(`keys beside what was written: ${JSON.stringify({ ...counts, all: hands.keys })}`);
    context.diagnostic(`with every letter: ${hands.presses}`);
    assert.ok(hands.presses <= PRESSES_AT_MOST, `${hands.presses} key presses`);
    assert.ok(hands.keys <= KEYS_AT_MOST, `${hands.keys} keys`);
  });
});

type Sight = Awaited<ReturnType<Screen<'panel'>['look']>>;

/** Searches with Ctrl+K, and opens the first result. */
async function find(hands: Hands, doctor: Screen<'panel'>, text: string, isThere: (sight: Sight) => boolean) {
  await hands.pressWith('Control', 'k');
  await hands.on(/^Pacient, obrazovka alebo akcia/);
  await hands.write(text);
  await hands.press('Enter');
  await doctor.until(isThere);
}

/** Opens a list and chooses the first option. */
async function chooseFirst(hands: Hands): Promise<void> {
  await hands.press('ArrowDown');
  await hands.see('[role=option]');
  await hands.press('Enter');
}
