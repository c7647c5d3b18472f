import assert from 'node:assert/strict';
import { patients, tickets } from '../integrator';
import { goTo, logIn, logOut, untilClosed, untilFocused, untilOpen } from '../people';
import type { Test } from '../scene';

const recepts = [
  { user: { fullname: 'Anna Kováčová' }, recept_title: 'Prestarium 5 mg' },
  { user: { fullname: 'Ján Horváth' }, recept_title: 'Warfarin 3 mg' },
];

/** The main job of a doctor's day, on the practice server's page with its CSP. */
export function mainJob(test: Test): void {
  test('from the login to the logout', async ({ server, open }) => {
    const doctor = await server.createDoctor({ tickets, patients, recepts });
    const visit = await open('/admin');
    await logIn(visit, doctor);
    await visit.see(/Naživo/);

    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate: 'Nový Živý' });
    await visit.until(`all('[data-ticket]').length === 3`);
    await visit.press(/^Ďalší pacient: .?Ján Prvý/);
    await visit.see(/Tiket bol úspešne odbavený/);

    await visit.press(/Nový Živý/, '[data-ticket]');
    await visit.press(/^Zrušiť termín: .?Nový Živý/);
    await visit.until(`all('dialog[open]').some((one) => one.matches(':modal'))`);
    await visit.keys('Escape');
    await untilClosed(visit);
    // Presses Enter: WebKit's driver treats a second click at the same point within a second as a double click.
    await untilFocused(visit, /^Zrušiť termín: .?Nový Živý/);
    await visit.keys('Enter');
    await visit.press(/^Áno$/, 'dialog');
    await visit.see(/Tiket bol úspešne zamietnutý/);
    await visit.until(`all('[data-ticket]').length === 1`);
    await visit.press(/^Dnes vybavené/);
    await visit.press(/^Vrátiť do čakárne.*Nový Živý/, '[data-handled]');
    await visit.until(`all('[data-ticket]').length === 2`);

    await visit.press(/^Neprišiel: .?Eva Druhá/, '[data-ticket]');
    await visit.press(/^Vrátiť do čakárne: .*Eva Druhá/, '[part=toast]');
    await visit.until(`all('[data-ticket]').length === 2`);
    const left = server.practice.waitingList.ticketsOf(doctor.id).flatMap((group) => group.tickets);
    assert.deepEqual(left.map(({ user_alternate }) => user_alternate).sort(), ['Eva Druhá', 'Nový Živý']);

    await goTo(visit, /^E-recepty/, /^Recepty/);
    await visit.press(/^Ján Horváth$/);
    await visit.press(/^Vystaviť recept: .?Ján Horváth/);
    await visit.see(/Notifikácia o vystavení bola pacientovi odoslaná/);
    assert.deepEqual(
      doctor.recordIds.recepts.map((id) => server.practice.recepts.receptStatus(doctor.id, id)),
      ['pending', 'accepted'],
    );

    await goTo(visit, /^Pacienti/, /^Pacienti/);
    await visit.press(/Žofia Ďuríčková/, '[role=option]');
    await visit.see(/855302\/1234/);

    await goTo(visit, /^Nastavenia/, /^Nastavenia/);
    await visit.press(/^Zvuk pri novej notifikácii/);
    await visit.see(/Uložené/);
    assert.deepEqual(server.practice.settings.settingsOf(doctor.id), { sound: false });

    await logOut(visit);
    await visit.gone(/Druhá|Ďuríčková/);
  });

  test('with a kiosk and a television: who takes a number is called by it', async ({ server, open }) => {
    const doctor = await server.createDoctor();
    const panel = await open('/admin');
    await logIn(panel, doctor);
    await goTo(panel, /^Nastavenia/, /^Nastavenia/);
    const address = await panel.see(/\/display\/[2-9A-Z]{12}/);
    await panel.press(/^Obrazovka v čakárni je zapnutá/);
    await panel.see(/Uložené/);
    const television = await open(address);
    await television.see(/Zatiaľ nikoho nevoláme/);
    await goTo(panel, /^Čakáreň/, /^Čakáreň/);
    await panel.see(/Naživo/);

    const kiosk = await open(`/kiosk?ambulancia=${doctor.code}`);
    await kiosk.press(/^Čakací lístok/);
    await kiosk.press(/^Vziať lístok$/);
    await kiosk.until(`all('#number').some((one) => text(one) === '1')`);
    await panel.press(/^Ďalší pacient: .?Lístok 1/);
    await television.until(`all('[part=number]').some((one) => text(one) === '1')`);
  });

  test('menus and popups by keys alone', async ({ server, open }) => {
    const doctor = await server.createDoctor({ tickets });
    const visit = await open('/admin');
    await logIn(visit, doctor);
    await visit.see(/Naživo/);
    await visit.ask(`all('button').find((one) => nameOf(one) === 'Rýchle akcie').focus()`);
    for (const close of ['Escape', 'Tab'] as const) {
      await visit.keys('Enter');
      await visit.until(`focused()?.role === 'menuitem'`);
      await visit.keys(close);
      await visit.until(`all('[role=menuitem]').length === 0`);
      await visit.ask(`all('button').find((one) => nameOf(one) === 'Rýchle akcie').focus()`);
    }
    await visit.keys('Enter');
    await visit.until(`focused()?.role === 'menuitem' && text(focused()) === 'Pridať termín'`);
    await visit.keys('ArrowDown', 'Enter');
    await untilOpen(visit, 'Nastaviť absenciu');
    await visit.keys('Escape');
    await untilClosed(visit);
    await untilFocused(visit, /^Rýchle akcie$/);
  });
}
