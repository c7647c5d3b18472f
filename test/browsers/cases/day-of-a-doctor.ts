import assert from 'node:assert/strict';
import { clockIn, dayFromNow } from '../../support/dates';
import { goTo, logIn, logOut, openPopup } from '../people';
import type { Scene } from '../scene';
import type { TestDoctor } from '../server';
import type { Visit } from '../visit';

/**
 * Does a doctor's day: logs in by keyboard, cancels a ticket, calls a patient, enters an absence with the date picker, opens a patient and
 * the history, logs out.
 */
export async function doDay(
  { server: { practice } }: Scene,
  visit: Visit,
  doctor: TestDoctor,
  { isLive = true } = {},
): Promise<void> {
  await logIn(visit, doctor);
  if (isLive) await visit.see(/Naživo/);
  await visit.press(/^Zrušiť termín: .?Eva Druhá/);
  await visit.until(`all('dialog[open]').some((one) => one.matches(':modal'))`);
  await visit.press(/^Áno$/);
  await visit.see(/Tiket bol úspešne zamietnutý/);
  await visit.press(/^Ďalší pacient: .?Ján Prvý/);
  await visit.see(/Tiket bol úspešne odbavený/);
  assert.deepEqual(
    practice.handledTickets
      .handledToday(doctor.id)
      .map(({ user_alternate }) => user_alternate)
      .sort(),
    ['Eva Druhá', 'Ján Prvý'],
  );

  await openPopup(visit, /^Rýchle akcie$/, /^Nastaviť absenciu$/, 'Nastaviť absenciu');
  await visit.press(/^Celé dni/);
  await pickDay(visit, 'Začiatok', dayFromNow(2));
  await pickDay(visit, 'Koniec', dayFromNow(2));
  await visit.press(/^Nastaviť$/);
  await visit.see(/Absencia bola vytvorená úspešne/);
  assert.deepEqual(
    practice.absences.absencesOf(doctor.id).map(({ absence_from }) => clockIn(undefined, absence_from)),
    [`${dayFromNow(2)} 00:00`],
  );

  await goTo(visit, /^Pacienti/, /^Pacienti/);
  await visit.press(/Žofia Ďuríčková/, '[role=option]');
  await visit.see(/855302\/1234/);
  await visit.see(/História pacienta/);
  await logOut(visit);
  await visit.gone(/Druhá|Ďuríčková/);
}

/** Picks a day of this or the next month in a field's calendar. */
export async function pickDay(visit: Visit, field: string, day: string): Promise<void> {
  const button = `[data-day="${day}"]:not([data-hidden]) button`;
  await visit.press(new RegExp(`^Otvoriť kalendár: ${field}`));
  await visit.until(`all('[role=grid]').length === 1`);
  if ((await visit.ask(`all(${JSON.stringify(button)}).length`)) === 0) await visit.press(/^Prejsť na ďalší mesiac/);
  await visit.pressAt(button);
  await visit.press(/^Vybrať$/);
  await visit.until(`all('[role=grid]').length === 0`);
}
