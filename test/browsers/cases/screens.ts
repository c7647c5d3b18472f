import assert from 'node:assert/strict';
import { tickets } from '../integrator';
import { goTo, logIn } from '../people';
import type { Test } from '../scene';

const patients = ['Štefan Oravec', 'Žofia Ďuríčková', 'Stefania Biela'].map((fullname) => ({ fullname }));

/** Each link of the navigation, and the title of its screen. */
const SCREENS = [
  [/^Prehľad/, /^Prehľad/],
  [/^Kalendár/, /^Kalendár/],
  [/^Pacienti/, /^Pacienti/],
  [/^E-recepty/, /^Recepty/],
  [/^Ordinačné hodiny/, /^Ordinačné Hodiny/],
  [/^Transakcie/, /^Transakcie/],
  [/^Výplaty/, /^Platby - Výplaty/],
  [/^Nastavenia/, /^Nastavenia/],
  [/^Čakáreň/, /^Čakáreň/],
] as const;

export function screens(test: Test): void {
  test('each screen opens, and scrolls nothing sideways at 1440 and 320 px', async ({ server, open }) => {
    const doctor = await server.createDoctor({ tickets, patients });
    const visit = await open('/frame', 1500);
    // Uses a frame: in some engines the minimum width of a window exceeds 320 px.
    await visit.ask(`pageScript.openFrame('/admin', '')`);
    const frame = `all('iframe')[0]`;
    await logIn(visit, doctor);
    for (const [link, title] of SCREENS) {
      await visit.ask(`${frame}.width = '1440'`);
      await goTo(visit, link, title);
      for (const width of [1440, 320]) {
        await visit.ask(`${frame}.width = '${width}'`);
        await visit.until(`${frame}.contentWindow.innerWidth === ${width}`);
        // Parts of the layout adapt after measuring.
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
  });
}
