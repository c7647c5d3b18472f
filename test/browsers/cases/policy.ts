import assert from 'node:assert/strict';
import { logIn, openPopup, untilClosed } from '../people';
import { CLASSIC, createMainDoctor, inline, openIntegrator, panelScript, script, TAG } from '../integrator';
import type { Scene, Test } from '../scene';
import { doDay } from './day-of-a-doctor';

const NONCE = 'bm9uY2U';
const strict = ({ server: { url } }: Scene, types: string) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self' ${url.replace('http', 'ws')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${types}`,
  ].join('; ');
const NONCED = `nonce="${NONCE}"`;

export function policies(test: Test): void {
  for (const [what, address] of [
    ['the loader', '/ordinacia/loader.js'],
    ['the classic file', CLASSIC],
  ] as const) {
    test(`a policy by nonce with Trusted Types: the day of a doctor by ${what}`, async (scene) => {
      const doctor = await createMainDoctor(scene);
      const visit = await scene.openFramed({
        policy: strict(scene, 'dompurify'),
        head: script('/watch.js', NONCED) + script(address, `${NONCED} defer`),
        body: TAG,
      });
      await doDay(scene, visit, doctor);
    });
  }

  for (const [what, types] of [
    ['no policy', `'none'`],
    ['DOMPurify’s policy', 'dompurify'],
  ] as const) {
    for (const hasSetHtml of [true, false]) {
      test(`Trusted Types with ${what}, ${hasSetHtml ? 'as the browser is' : 'without setHTML'}: a notification says what it says`, async (scene) => {
        scene.ignoreProblems();
        const doctor = await createMainDoctor(scene);
        const content = '<p>Nový <b>recept</b> &amp; odkaz<script>document.title="x"</script></p>';
        scene.server.practice.notifications.addNotification(
          doctor.id,
          { category: 'recept', content },
          { isSilent: true },
        );
        const prepare = hasSetHtml ? '' : 'delete Element.prototype.setHTML;';
        const visit = await openIntegrator(scene, {
          policy: `require-trusted-types-for 'script'; trusted-types ${types}`,
          head: inline(prepare) + panelScript(CLASSIC),
        });
        await logIn(visit, doctor);
        await visit.press(/^Notifikácie/);
        await visit.see(/Nový\s+recept\s+& odkaz/);
        await visit.gone(/null|&amp;|document\.title/);
        assert.deepEqual(await visit.ask(`problems.filter((one) => !one.includes('trusted-types'))`), []);
        await visit.keys('Escape');
      });
    }
  }

  test('a frame that is sandboxed without allow-forms: the login works', async (scene) => {
    const doctor = await createMainDoctor(scene);
    const visit = await openIntegrator(scene, {}, 'allow-scripts allow-same-origin');
    await visit.write(/^Prihlasovacie meno/, doctor.email);
    await visit.write(/^Heslo/, doctor.password);
    await visit.press(/^Prihlásiť sa$/);
    await visit.see(/Naživo/);
    await openPopup(visit, /^Rýchle akcie$/, /^Pridať oznam$/, 'Pridať oznam');
    await visit.keys('Escape');
    await untilClosed(visit);
  });

  test('a part of the panel that did not come is asked for again by „Skúsiť znova“', async (scene) => {
    scene.ignoreProblems();
    const doctor = await createMainDoctor(scene);
    const withheld = scene.server.withhold(/\/esm\/transactions-/);
    const visit = await scene.open('/admin');
    await logIn(visit, doctor);
    // A hidden page does not retry by itself.
    await visit.ask(`void Object.defineProperty(document, 'hidden', { value: true })`);
    await visit.press(/^Transakcie/, 'nav');
    await visit.see(/Skúsiť znova/);
    withheld.end();
    await visit.press(/^Skúsiť znova$/);
    // Firefox remembers the failed address: the panel retries with another one.
    await visit.see(/Žiaden obsah na zobrazenie/);
  });
}
