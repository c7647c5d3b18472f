// needs: own-process, release
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { answerFileDialog } from '../support/server/file-plugin';
import { addRecords } from '../support/server/practice-records';
import { keyboardOf, type Keyboard } from './keyboard';
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
    const keyboard = keyboardOf(doctor);
    const counts: Record<string, number> = {};
    const part = async (name: string, play: () => Promise<void>) => {
      const before = keyboard.keys;
      await play();
      counts[name] = keyboard.keys - before;
    };

    await part('log in', async () => {
      await doctor.until(({ isLogin }) => isLogin);
      await keyboard.untilFocused(/Prihlasovacie meno/);
      await keyboard.write(EMAIL);
      await keyboard.tabTo(/^Heslo/);
      await keyboard.write(PASSWORD);
      await keyboard.press('Enter');
      await doctor.until(({ live }) => live === 'connected');
      await keyboard.untilHeard();
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
        await keyboard.press('n');
        await doctor.until(({ first }) => first === WAITING[index + 1]);
        await keyboard.untilFocused(/^Ďalší pacient/);
      }
    });

    await part('cancel one', async () => {
      const last = WAITING[11] ?? '';
      await keyboard.press('j');
      await keyboard.untilFocused(new RegExp(last));
      await keyboard.tabTo(/^Zrušiť termín/);
      await keyboard.press('Enter');
      await doctor.until(({ dialog }) => dialog === 'Naozaj chcete zrušiť termín?');
      await keyboard.press('Tab', 'Enter');
      await doctor.until(({ waiting }) => !waiting.includes(last));
    });

    await part('book', async () => {
      await find(keyboard, doctor, 'pridat term', ({ dialog }) => dialog === 'Pridať termín');
      await keyboard.untilFocused(/^Deň/);
      await chooseFirst(keyboard);
      await keyboard.tabTo(/^Čas/);
      await chooseFirst(keyboard);
      await keyboard.tabTo(/^Zo zoznamu pacientov|^Iné meno/);
      await keyboard.press('ArrowDown');
      await keyboard.tabTo(/^Meno pacienta/);
      await keyboard.write('Iva Nová');
      await keyboard.press('Enter');
      await doctor.until(({ toasts }) => toasts.some((one) => one.includes('Termín bol vytvorený')));
    });

    await part('prescriptions', async () => {
      await find(keyboard, doctor, 'recepty', ({ whole }) => whole.includes('Prestarium'));
      await keyboard.press('j');
      for (const [index, { user }] of recepts.entries()) {
        await keyboard.untilFocused(new RegExp(user.fullname));
        const isLast = index === recepts.length - 1;
        await keyboard.see('[data-settled]');
        await keyboard.press(isLast ? 'r' : 'a');
        if (isLast) {
          await doctor.until(({ dialog }) => dialog === 'Naozaj chcete zamietnuť žiadosť o recept?');
          await keyboard.press('Tab', 'Enter');
        }
      }
      await doctor.until(({ whole }) => whole.includes('Všetky žiadosti o recept sú vybavené'));
      const states = receptIds.map((id) => practice.recepts.receptStatus(doctorId, id));
      assert.deepEqual(states, ['accepted', 'accepted', 'rejected']);
    });

    await part('set an absence', async () => {
      await find(keyboard, doctor, 'absenciu', ({ dialog }) => dialog === 'Nastaviť absenciu');
      await keyboard.untilFocused(/^Celé dni/);
      await keyboard.press('Space');
      await keyboard.tabTo(/^Začiatok/);
      await keyboard.write('1. 12. 2026');
      await keyboard.tabTo(/^Koniec/);
      await keyboard.write('4. 12. 2026');
      await keyboard.press('Enter');
      await doctor.until(({ toasts }) => toasts.some((one) => one.includes('Absencia bola vytvorená')));
      assert.equal(practice.absences.absencesOf(doctorId).length, 1);
    });

    await part('upload an invoice', async () => {
      await find(keyboard, doctor, 'fakturu', ({ dialog }) => dialog === 'Nahrať faktúru');
      await keyboard.untilFocused(/^Mesiac/);
      await keyboard.tabTo(/^Faktúra/);
      const path = join(folder, 'faktura.pdf');
      writeFileSync(path, '%PDF-1.4');
      await answerFileDialog(doctor.page, [path], () => keyboard.press('Space'));
      await doctor.until(({ whole }) => whole.includes('faktura.pdf'));
      await keyboard.press('Enter');
      await doctor.until(({ toasts }) => toasts.some((one) => one.includes('Faktúra bola')));
      assert.equal(practice.payouts.payoutsOf(doctorId)[0]?.status, 'invoiced');
    });

    await part('log out', () => find(keyboard, doctor, 'odhlas', ({ isLogin }) => isLogin));

    assert.deepEqual(
      practice.handledTickets.handledToday(doctorId).filter(({ status }) => status === 'served').length,
      SERVED,
    );
    assert.deepEqual(doctor.messages, []);
    context.diagnostic(`keys beside what was written: ${JSON.stringify({ ...counts, all: keyboard.keys })}`);
    context.diagnostic(`with every letter: ${keyboard.presses}`);
    assert.ok(keyboard.presses <= PRESSES_AT_MOST, `${keyboard.presses} key presses`);
    assert.ok(keyboard.keys <= KEYS_AT_MOST, `${keyboard.keys} keys`);
  });
});

type Sight = Awaited<ReturnType<Screen<'panel'>['read']>>;

/** Searches with Ctrl+K, and opens the first result. */
async function find(keyboard: Keyboard, doctor: Screen<'panel'>, text: string, isThere: (sight: Sight) => boolean) {
  await keyboard.pressWith('Control', 'k');
  await keyboard.untilFocused(/^Pacient, obrazovka alebo akcia/);
  await keyboard.write(text);
  await keyboard.press('Enter');
  await doctor.until(isThere);
}

async function chooseFirst(keyboard: Keyboard): Promise<void> {
  await keyboard.press('ArrowDown');
  await keyboard.see('[role=option]');
  await keyboard.press('Enter');
}
