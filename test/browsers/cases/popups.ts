import assert from 'node:assert/strict';
import { hoursDays } from '../../../src/features/office-hours/contract';
import { clockIn, dayFromNow, slovakDate } from '../../support/dates';
import { goTo, logIn, openPopup, untilClosed, untilFocused, untilOpen } from '../people';
import type { Scene, Test } from '../scene';
import type { DoctorSetup } from '../server';
import { pickDay } from './day-of-a-doctor';

const MENU = /^Rýchle akcie$/;
const officeHours = [
  {
    hours_name: 'Ambulancia',
    hours_type: 'schedule' as const,
    approximate_time_on_patient: 30,
    time_schedules: hoursDays.map((hours_day) => ({ hours_day, hours_time_from: '08:00', hours_time_to: '10:00' })),
  },
];

async function begin({ server, open }: Scene, setup: DoctorSetup = {}) {
  const doctor = await server.createDoctor(setup);
  const visit = await open('/admin');
  await logIn(visit, doctor);
  return { doctor, visit, practice: server.practice };
}

/** Tests each popup, from opening it to the stored record. */
export function popups(test: Test): void {
  test('the hour of a time by the picker’s own lists, by keys; Escape closes the picker, and then the popup', async (scene) => {
    const { visit } = await begin(scene);
    await openPopup(visit, MENU, /^Pridať oznam$/, 'Pridať oznam');
    await visit.press(/^Otvoriť kalendár: Zobrazovať do/);
    await visit.until(`all('[role=grid]').length === 1`);
    const hour = `all('select').find((one) => nameOf(one) === 'Hodina')`;
    await visit.ask(`${hour}.focus()`);
    await visit.until(`focused() === ${hour}`);
    await visit.type('17');
    await visit.until(`${hour}.value === '17'`);
    await visit.keys('Escape');
    await visit.until(`all('[role=grid]').length === 0`);
    await untilOpen(visit, 'Pridať oznam');
    // A browser closes a dialog at the second Escape in a row, without a `cancel` event.
    await visit.keys('Escape', 'Escape');
    await untilClosed(visit);
    await openPopup(visit, MENU, /^Pridať oznam$/, 'Pridať oznam');
  });

  test('an absence by the date picker, kept as a draft over Escape', async (scene) => {
    const { visit, doctor, practice } = await begin(scene);
    await openPopup(visit, MENU, /^Nastaviť absenciu$/, 'Nastaviť absenciu');
    await visit.press(/^Celé dni/);
    for (const field of ['Začiatok', 'Koniec']) await pickDay(visit, field, dayFromNow(2));
    await visit.keys('Escape');
    await untilClosed(visit);
    await openPopup(visit, MENU, /^Nastaviť absenciu$/, 'Nastaviť absenciu');
    await visit.see(/Obnovili sme, čo ste rozpísali/);
    await visit.press(/^Nastaviť$/);
    await visit.see(/Absencia bola vytvorená úspešne/);
    await untilFocused(visit, MENU);
    assert.deepEqual(
      practice.absences
        .absencesOf(doctor.id)
        .map((one) => [one.absence_from, one.absence_to].map((end) => clockIn(undefined, end))),
      [[`${dayFromNow(2)} 00:00`, `${dayFromNow(2)} 23:59`]],
    );
  });

  test('an absence by typing, with a substitute of the list, by keys', async (scene) => {
    const { visit, doctor, practice } = await begin(scene, { substitutes: ['MUDr. Žofia Dlhá', 'MUDr. Peter Krátky'] });
    await openPopup(visit, MENU, /^Nastaviť absenciu$/, 'Nastaviť absenciu');
    await visit.write(/^Začiatok/, `${slovakDate(dayFromNow(2))} 8:05`);
    await visit.write(/^Koniec/, `${slovakDate(dayFromNow(3))} 16:30`);
    await visit.keys('Tab');
    await untilFocused(visit, /^Bez zastupovania/);
    await visit.keys('ArrowRight', 'Tab');
    await visit.type('zofia');
    await visit.until(`all('[role=option]').length === 1`);
    await visit.keys('Enter');
    await visit.until(`all('[role=option]').length === 0`);
    await visit.keys('Enter');
    await visit.see(/Absencia bola vytvorená úspešne/);
    assert.deepEqual(
      practice.absences.absencesOf(doctor.id).map((one) => clockIn(undefined, one.absence_from)),
      [`${dayFromNow(2)} 08:05`],
    );
    assert.notEqual(practice.absences.absencesOf(doctor.id)[0]?.supplier_id, null);
  });

  test('an appointment, by the lists of days, times and patients', async (scene) => {
    const { visit, doctor, practice } = await begin(scene, {
      officeHours,
      patients: [{ fullname: 'Ján Žltý' }, { fullname: 'Eva Čierna' }],
    });
    await openPopup(visit, MENU, /^Pridať termín$/, 'Pridať termín');
    await visit.choose(/^Deň/, /./);
    await visit.choose(/^Čas/, /^9:30$/);
    await visit.choose(/^Pacient zo zoznamu/, /Čierna/);
    await visit.write(/^Poznámka/, 'Kontrola');
    await visit.press(/^Vytvoriť termín$/);
    await visit.see(/Termín bol vytvorený/);
    const [ticket] = practice.waitingList.ticketsOf(doctor.id).flatMap(({ tickets }) => tickets);
    assert.equal(ticket?.user?.id, doctor.recordIds.patients[1]);
    assert.equal(ticket?.scheduled_at?.slice(11, 16), '09:30');
  });

  test('office hours with two rows, and their picture of the week', async (scene) => {
    const { visit, doctor, practice } = await begin(scene);
    await openPopup(visit, MENU, /^Pridať ordinačné hodiny$/, 'Pridať ordinačné hodiny');
    await visit.write(/^Názov/, 'Ranná ambulancia');
    await visit.press(/^Termín$/);
    await visit.write(/^Čas na pacienta/, '15');
    for (const [index, day] of (['Pondelok', 'Streda'] as const).entries()) {
      const row = `[aria-label="Riadok ${index + 1}"]`;
      await visit.press(/^Pridať riadok/);
      await visit.until(
        `all('[role=group]').some((one) => nameOf(one).startsWith('Riadok ${index + 1}')) || all('fieldset').length > ${index}`,
      );
      await visit.press(new RegExp(`^${day}`), row);
      await visit.write(/^Od/, '7:30', row);
      await visit.write(/^Do/, '11:30', row);
    }
    await visit.press(/^Pridať hodiny$/);
    await visit.see(/Ordinačné hodiny boli vytvorené/);
    const [hours] = practice.officeHours.officeHoursOf(doctor.id);
    assert.deepEqual(
      hours?.time_schedules.map((row) => [row.hours_day, row.hours_time_from, row.hours_time_to].join(' ')),
      ['monday 07:30 11:30', 'wednesday 07:30 11:30'],
    );
    await goTo(visit, /^Ordinačné hodiny/, /^Ordinačné/i);
    await visit.until(`all('ol[aria-label="Týždeň"] > li').length === 7`);
    // Expects columns with a time axis: the two days are side by side, and heights show durations.
    const boxes = (await visit.ask(
      `all('ol[aria-label="Týždeň"] a').map((one) => { const { left, top, height } = one.getBoundingClientRect(); return [left, top, height]; })`,
    )) as number[][];
    assert.equal(boxes.length, 2);
    const [[left = 0, top = 0, height = 0] = [], [otherLeft = 0, otherTop = 0] = []] = boxes;
    assert.ok(otherLeft - left > 50 && Math.abs(otherTop - top) < 2 && height > 60, JSON.stringify(boxes));
  });

  test('billing data, and an invoice that is dropped on its field', async (scene) => {
    const { visit, doctor, practice } = await begin(scene, {
      billing: { company: 'Ordinácia Online', seat: 'Hlavná 12', company_id: '12345678', tax_id: '20', vat_id: 'SK20' },
      payouts: [{ month: '2026-01', amount_cents: 10_000, status: 'open' }],
    });
    await goTo(visit, /^Výplaty/, /Výplaty/);
    await visit.press(/^Fakturačné údaje/);
    await visit.see(/Ordinácia Online/);
    await visit.keys('Escape');
    await untilClosed(visit);
    await visit.press(/^Nahrať faktúru: /);
    await untilOpen(visit, 'Nahrať faktúru');
    await visit.drop(/^Faktúra/, 'faktura.pdf', 'application/pdf');
    await visit.see(/faktura\.pdf, /);
    await visit.press(/^Nahrať$/);
    await visit.see(/Faktúra bola úspešne odoslaná/);
    const [payout] = practice.payouts.payoutsOf(doctor.id);
    assert.equal(payout && practice.payouts.invoiceOf(doctor.id, payout.id)?.file_name, 'faktura.pdf');
  });
}
