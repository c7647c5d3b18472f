import { expect } from '@open-wc/testing';
import { dayFromNow } from './dates';
import { logIn } from './log-in';
import type { Mounted } from './mount';
import type { PageFrame } from './page-frame';
import { createPractice, seenCalls, storedAbsences, storedHandled, type TestPractice } from './practice';
import { press } from './user-input';
import { until } from './until';

export const createMainPractice = () =>
  createPractice(
    [
      { type: 'schedule', time: '00:10', user_alternate: 'Ján Prvý' },
      { type: 'queue', user_alternate: 'Eva Druhá' },
    ],
    { patients: [{ fullname: 'Žofia Ďuríčková', id_number: '855302/1234' }] },
  );

/**
 * Does a doctor's main job: logs in by keyboard, calls a patient from the waiting room, enters an absence with the date picker, opens a
 * patient, logs out.
 */
export async function doMainJob(panel: Mounted, practice: TestPractice, { isLive = true } = {}): Promise<void> {
  const { see, root } = panel;
  await logIn(see, practice);
  if (isLive) await see.findByText('Naživo');
  await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
  await see.findByText('Tiket bol úspešne odbavený');
  expect((await storedHandled(practice)).map((one) => one.user_alternate)).to.deep.equal(['Ján Prvý']);
  await see.findByRole('button', { name: 'Ďalší pacient: Eva Druhá' });
  await enterAbsence(panel, practice);
  await press(await see.findByRole('link', { name: /^Pacienti/ }));
  await press(await see.findByRole('option', { name: /^Žofia Ďuríčková/ }));
  await press(await see.findByRole('button', { name: /^Môj účet/ }));
  await press(await see.findByRole('menuitem', { name: 'Odhlásiť sa' }));
  await see.findByLabelText('Prihlasovacie meno');
  expect(root.textContent).to.not.match(/Druhá|Ďuríčková/);
}

async function enterAbsence({ see, root }: Mounted, practice: TestPractice): Promise<void> {
  await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
  await press(await see.findByRole('menuitem', { name: 'Nastaviť absenciu' }));
  await press(await see.findByRole('switch', { name: 'Celé dni' }));
  const day = dayFromNow(2);
  const dayButton = () => root.querySelector<HTMLElement>(`[data-day="${day}"]:not([data-hidden]) button`);
  for (const field of ['Začiatok', 'Koniec']) {
    await press(await see.findByRole('button', { name: `Otvoriť kalendár: ${field}` }));
    await see.findByRole('grid');
    // The day may be in the next month.
    if (!dayButton()) await press(see.getByRole('button', { name: 'Prejsť na ďalší mesiac' }));
    await press(await until(dayButton));
    await press(see.getByRole('button', { name: 'Vybrať' }));
    await until(() => !see.queryByRole('grid'));
  }
  await press(see.getByRole('button', { name: 'Nastaviť' }));
  await see.findByText('Absencia bola vytvorená úspešne');
  expect(await storedAbsences(practice)).to.have.length(1);
}

/** Expects no uncaught error, and only GET and POST calls. */
export async function expectCleanPage(page: PageFrame, practice: TestPractice): Promise<void> {
  expect(page.errors).to.deep.equal([]);
  const calls = await seenCalls(practice.lane);
  expect(calls.filter(({ method }) => method !== 'GET' && method !== 'POST')).to.deep.equal([]);
}
