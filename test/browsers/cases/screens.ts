import assert from 'node:assert/strict';
import { goTo, logIn } from '../people';
import type { Test } from '../scene';

const patients = ['Štefan Oravec', 'Žofia Ďuríčková', 'Stefania Biela'].map((fullname) => ({ fullname }));
const tickets = [
  { type: 'schedule' as const, time: '00:10', user_alternate: 'Ján Prvý' },
  { type: 'queue' as const, user_alternate: 'Eva Druhá' },
];

/** Each link of the navigation with the title of its screen. */
const SCREENS = [
  [/^Prehľad/, /^Prehľad/],
  [/^Pacienti/, /^Pacienti/],
  [/^E-recepty/, /^Recepty/],
  [/^Ordinačné hodiny/, /^Ordinačné Hodiny/],
  [/^Transakcie/, /^Transakcie/],
  [/^Výplaty/, /^Platby - Výplaty/],
  [/^Nastavenia/, /^Nastavenia/],
  [/^Čakáreň/, /^Čakáreň/],
] as const;

/** What every screen offers, and how it looks. */
export function screens(test: Test): void {
  test('each screen opens, and scrolls nothing sideways at 1440 and 320 px', async ({ server, open }) => {
    const doctor = await server.createDoctor({ tickets, patients });
    const visit = await open('/frame', 1500);
    // In a frame: a window has a least width, which is wider in some engines.
    await visit.ask(`pageScript.openFrame('/admin', '')`);
    const frame = `all('iframe')[0]`;
    await logIn(visit, doctor);
    for (const [link, title] of SCREENS) {
      await visit.ask(`${frame}.width = '1440'`);
      await goTo(visit, link, title);
      for (const width of [1440, 320]) {
        await visit.ask(`${frame}.width = '${width}'`);
        await visit.until(`${frame}.contentWindow.innerWidth === ${width}`);
        // Some of it is laid out by what has been measured.
        await visit.until(`${frame}.contentDocument.documentElement.scrollWidth <= ${width}`);
      }
    }
    assert.deepEqual(await visit.ask(`[...${frame}.contentWindow.pageScript.problems]`), []);
  });

  test('its colours follow the browser’s, and its own switch', async ({ server, open }) => {
    const doctor = await server.createDoctor({ tickets });
    const visit = await open('/admin');
    await logIn(visit, doctor);
    await goTo(visit, /^Nastavenia/, /^Nastavenia/);
    const shade = `getComputedStyle(all('[data-theme]')[0]).backgroundColor`;
    const seen = new Set<unknown>();
    for (const choice of [/^Svetl/, /^Tmav/]) {
      await visit.press(choice);
      await visit.see(/Uložené/);
      seen.add(await visit.ask(shade));
    }
    assert.equal(seen.size, 2, JSON.stringify([...seen]));
    await visit.expectClean();
  });

  test('the search of the header is blind to diacritics, and opens a patient', async ({ server, open }) => {
    const doctor = await server.createDoctor({ patients });
    const visit = await open('/admin', 1440);
    await logIn(visit, doctor);
    await visit.write(/^Hľadať v pacientoch/, 'stefan');
    await visit.until(`all('[role=option]').length === 2`);
    await visit.type(' OR');
    await visit.until(`all('[role=option]').length === 1`);
    await visit.keys('Enter');
    await visit.until(`all('[aria-label="Detail pacienta"]').some((one) => text(one).includes('Štefan Oravec'))`);
    await visit.expectClean();
  });

  test('notifications come live, with their formatting, and are cleared', async ({ server, open }) => {
    const doctor = await server.createDoctor();
    const visit = await open('/admin', 1440);
    await logIn(visit, doctor);
    await visit.see(/Naživo/);
    server.practice.addNotification(doctor.id, {
      category: 'recept',
      content:
        '<p>Nový <b>recept</b> &amp; <a href="https://example.test/">odkaz</a><script>document.title="x"</script></p>',
    });
    await visit.press(/^Notifikácie: 1 nová/);
    await visit.until(`all('b, strong').some((one) => text(one) === 'recept')`);
    await visit.see(/Nový recept & odkaz/);
    assert.notEqual(await visit.ask('document.title'), 'x');
    await visit.press(/^Vymazať notifikácie/);
    await visit.see(/Všetky notifikácie sú prečítané/);
    assert.deepEqual(
      server.practice.notificationsOf(doctor.id).filter((one) => 'read_at' in one && one.read_at === null),
      [],
    );
    await visit.keys('Escape');
    await visit.until(`all(':popover-open [role=dialog], [role=dialog]:popover-open').length === 0`);
    await visit.expectClean();
  });

  test('the hot panel stands beside a screen, live', async ({ server, open }) => {
    const doctor = await server.createDoctor({ tickets });
    const visit = await open('/admin', 1440);
    await logIn(visit, doctor);
    await visit.press(/^Panel čakárne/);
    await goTo(visit, /^E-recepty/, /^Recepty/);
    await visit.see(/Dnes: 2 tikety/);
    server.practice.addTicket(doctor.id, { type: 'queue', user_alternate: 'Nový' });
    await visit.see(/Dnes: 3 tikety/);
    const share = await visit.ask(
      `all('[aria-label="Zavrieť panel čakárne"]')[0].closest('section').parentElement.getBoundingClientRect().width / all('main')[0].parentElement.getBoundingClientRect().width`,
    );
    assert.ok(Math.abs(Number(share) - 0.35) < 0.01, String(share));
    await visit.expectClean();
  });
}
