import assert from 'node:assert/strict';
import { dayFromNow } from '../../support/dates';
import { logIn, openPopup, untilClosed, untilOpen } from '../people';
import { CLASSIC, createMainDoctor, inline, MODULES, openIntegrator, panelScript, script, TAG } from '../integrator';
import type { Test } from '../scene';
import type { IntegratorPage } from '../server';
import { doDay, pickDay } from './day-of-a-doctor';

/** `toJSON` of Prototype 1.6, for arrays and strings. */
const OLD_JSON = `
  Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };`;

const afterLibraries = (...files: string[]) => ({
  head: files.map((file) => script(`/old-libraries/${file}.js`, 'defer')).join('') + panelScript(MODULES),
});
const afterCode = (code: string) => ({ head: inline(code) + panelScript(CLASSIC) });
const withStyle = (style: string) => ({ head: `<style>${style}</style>${panelScript(CLASSIC)}` });

/** Pages on which the panel works, by what they do. */
const pages: Readonly<Record<string, Partial<IntegratorPage>>> = {
  'Prototype 1.7 and script.aculo.us, loaded before the modules': afterLibraries('prototype', 'scriptaculous'),
  'MooTools 1.4.5 and its „more“, compatible with 1.2, loaded before the modules': afterLibraries(
    'mootools-1-2',
    'mootools-more',
  ),
  'MooTools 1.4.5 without compatibility, loaded before the modules': afterLibraries('mootools-plain'),
  'the language of MooTools 1.5.2, loaded before the modules': afterLibraries('mootools-1-5'),
  'toJSON of Prototype 1.6': afterCode(OLD_JSON),
  '„signal“ on Object.prototype': afterCode('Object.prototype.signal = AbortSignal.abort();'),
  'page rules that unset everything and hide buttons': withStyle(
    '*{all:unset!important}button,div,p{display:none!important}',
  ),
  'page rules that change the root’s font size': withStyle('html{font-size:62.5%}'),
  'page rules that write from right to left': withStyle('html{direction:rtl;text-align:right}'),
  'an element clipped, transformed and contained': {
    body: `<div style="overflow:hidden;contain:paint;width:1100px;height:700px;transform:scale(.9) rotate(.01deg)">${TAG}</div>`,
  },
  'an element with a filter, a perspective and will-change': {
    body: `<div style="filter:brightness(1);perspective:500px;will-change:transform">${TAG}</div>`,
  },
  'an element in a form of the page': {
    body: `<form action="/nowhere"><input name="theirs" value="1" />${TAG}</form>`,
  },
  'an element in a grid, in a flex box': {
    body: `<div style="display:grid"><div style="display:flex"><div style="flex:1;min-width:0">${TAG}</div></div></div>`,
  },
};

const broken: Readonly<Record<string, string>> = {
  'without Map': 'delete window.Map;',
  'without Promise’s then': 'delete Promise.prototype.then;',
  'with „then“ on Object.prototype': `Object.prototype.then = 'evil';`,
};

/** Tests on integrators' pages whose scripts, styles and layout interfere with the panel. */
export function hostilePages(test: Test): void {
  for (const [what, page] of Object.entries(pages)) {
    test(`${what}: the day of a doctor`, async (scene) => {
      const doctor = await createMainDoctor(scene);
      const visit = await openIntegrator(scene, page);
      await doDay(scene, visit, doctor);
    });
  }

  test('„params“ on Object.prototype: the day of a doctor', async (scene) => {
    scene.ignoreProblems();
    const doctor = await createMainDoctor(scene);
    const visit = await openIntegrator(scene, afterCode(`Object.prototype.params = 'evil';`));
    // pusher-js sends inherited properties and throws: the panel polls every 30 s instead.
    await doDay(scene, visit, doctor, { isLive: false });
  });

  for (const [what, code] of Object.entries(broken)) {
    test(`a page ${what}: it says plainly that the panel cannot run`, async (scene) => {
      scene.ignoreProblems();
      for (const address of [MODULES, CLASSIC]) {
        const visit = await openIntegrator(scene, { head: inline(code) + panelScript(address) });
        await visit.see(/Ordinácia sa na tejto stránke nedá spustiť: .* správcu\./);
      }
    });
  }

  for (const zoom of [0.75, 1.5]) {
    test(`an element under a CSS zoom of ${zoom}: what opens stands at its control, in the window`, async (scene) => {
      const doctor = await createMainDoctor(scene);
      const visit = await openIntegrator(scene, { body: `<div style="zoom:${zoom}">${TAG}</div>` });
      await logIn(visit, doctor);
      await visit.press(/^Rýchle akcie$/);
      await visit.until(`all('[role=menuitem]').length > 0`);
      const boxes = `[all('[role=menu]')[0].closest(':popover-open'), all('button').find((one) => nameOf(one) === 'Rýchle akcie')].map(boxOf)`;
      const isBeside = `Math.abs(menu.top - button.top - button.height) < ${16 * zoom} && Math.abs(menu.left + menu.width - button.left - button.width) < 4`;
      await visit.until(`(([menu, button]) => ${isBeside})(${boxes})`);
      await visit.press(/^Nastaviť absenciu$/, '[role=menu]');
      await untilOpen(visit, 'Nastaviť absenciu');
      await visit.press(/^Celé dni/);
      for (const field of ['Začiatok', 'Koniec']) await pickDay(visit, field, dayFromNow(2));
      await visit.press(/^Nastaviť$/);
      await visit.see(/Absencia bola vytvorená úspešne/);
      assert.equal(scene.server.practice.absences.absencesOf(doctor.id).length, 1);
    });
  }

  test('somebody else’s <base>: the calls and the parts come from the page’s own server', async (scene) => {
    const doctor = await createMainDoctor(scene);
    const head = `<base href="https://base-of-somebody-else.invalid/here/">${script(scene.server.url + MODULES, 'type="module"')}`;
    // `openIntegrator` puts `watch.js` before the base.
    const visit = await openIntegrator(scene, { head });
    await doDay(scene, visit, doctor);
  });

  test('an element that is moved with a dialog and with a menu open', async (scene) => {
    const doctor = await createMainDoctor(scene);
    const visit = await openIntegrator(scene, { body: `<div id="a">${TAG}</div><div id="b"></div>` });
    const move = (to: string) =>
      visit.ask(
        `(() => { const page = all('iframe')[0].contentDocument; page.querySelector('#${to}').append(page.querySelector('ordinacia-admin')); })()`,
      );
    await logIn(visit, doctor);
    await openPopup(visit, /^Rýchle akcie$/, /^Pridať oznam$/, 'Pridať oznam');
    await move('b');
    await untilOpen(visit, 'Pridať oznam');
    await visit.keys('Escape');
    await untilClosed(visit);
    await visit.press(/^Rýchle akcie$/);
    await visit.until(`all('[role=menuitem]').length > 0`);
    await move('a');
    await visit.press(/^Pridať oznam$/, '[role=menu]');
    await untilOpen(visit, 'Pridať oznam');
  });
}
