import assert from 'node:assert/strict';
import { dayFromNow } from '../../support/dates';
import { logIn, openPopup, untilClosed, untilOpen } from '../people';
import { CLASSIC, createMainDoctor, inline, MODULES, openIntegrator, panelScript, script, tag } from '../integrator';
import type { Test } from '../scene';
import { doDay, pickDay } from './day-of-a-doctor';

const scripts = [
  ['modules', MODULES],
  ['the classic file', CLASSIC],
] as const;

const libraries: Readonly<Record<string, readonly string[]>> = {
  'Prototype 1.7 and script.aculo.us': ['prototype', 'scriptaculous'],
  'MooTools 1.4.5 and its „more“, compatible with 1.2': ['mootools-1-2', 'mootools-more'],
  'MooTools 1.4.5 without compatibility': ['mootools-plain'],
  'the language of MooTools 1.5.2': ['mootools-1-5'],
};

/** `toJSON` of Prototype 1.6, for arrays and strings. */
const OLD_JSON = `
  Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };`;

const polluted: Readonly<Record<string, string>> = {
  'toJSON of Prototype 1.6': OLD_JSON,
  ...Object.fromEntries(
    Object.entries({
      signal: 'AbortSignal.abort()',
      params: `'evil'`,
    }).map(([name, value]) => [`„${name}“ on Object.prototype`, `Object.prototype.${name} = ${value};`]),
  ),
};

const broken: Readonly<Record<string, string>> = {
  'without Map': 'delete window.Map;',
  'without Promise’s then': 'delete Promise.prototype.then;',
  'with „then“ on Object.prototype': `Object.prototype.then = 'evil';`,
};

const styles: Readonly<Record<string, string>> = {
  'unset everything and hide buttons': '*{all:unset!important}button,div,p{display:none!important}',
  'change the root’s font size': 'html{font-size:62.5%}',
  'write from right to left': 'html{direction:rtl;text-align:right}',
};

const places: Readonly<Record<string, (tag: string) => string>> = {
  'clipped, transformed and contained': (panel) =>
    `<div style="overflow:hidden;contain:paint;width:1100px;height:700px;transform:scale(.9) rotate(.01deg)">${panel}</div>`,
  'with a filter, a perspective and will-change': (panel) =>
    `<div style="filter:brightness(1);perspective:500px;will-change:transform">${panel}</div>`,
  'in a form of the page': (panel) => `<form action="/nowhere"><input name="theirs" value="1" />${panel}</form>`,
  'in a grid, in a flex box': (panel) =>
    `<div style="display:grid"><div style="display:flex"><div style="flex:1;min-width:0">${panel}</div></div></div>`,
};

/** Tests on integrators' pages whose scripts, styles and layout interfere with the panel. */
export function hostilePages(test: Test): void {
  for (const [name, files] of Object.entries(libraries)) {
    test(`${name}, loaded before the modules: the day of a doctor`, async (scene) => {
      const doctor = await createMainDoctor(scene);
      const theirs = files.map((file) => script(`/old-libraries/${file}.js`, 'defer')).join('');
      const visit = await openIntegrator(scene, { head: theirs + panelScript(MODULES), body: tag() });
      await doDay(scene, visit, doctor);
      await visit.expectClean();
    });
  }

  for (const [what, code] of Object.entries(polluted)) {
    test(`${what}: the day of a doctor`, async (scene) => {
      const doctor = await createMainDoctor(scene);
      const visit = await openIntegrator(scene, { head: inline(code) + panelScript(CLASSIC), body: tag() });
      // pusher-js sends inherited properties and throws: the panel polls every 30 s instead.
      const isLive = !what.includes('params');
      await doDay(scene, visit, doctor, { isLive });
      if (isLive) await visit.expectClean();
    });
  }

  for (const [what, code] of Object.entries(broken)) {
    test(`a page ${what}: it says plainly that the panel cannot run`, async (scene) => {
      for (const [, address] of scripts) {
        const visit = await openIntegrator(scene, { head: inline(code) + panelScript(address), body: tag() });
        await visit.see(/Ordinácia sa na tejto stránke nedá spustiť: .* správcu\./);
      }
    });
  }

  for (const [what, style] of Object.entries(styles)) {
    test(`page rules that ${what}: the day of a doctor`, async (scene) => {
      const doctor = await createMainDoctor(scene);
      const visit = await openIntegrator(scene, {
        head: `<style>${style}</style>${panelScript(CLASSIC)}`,
        body: tag(),
      });
      await doDay(scene, visit, doctor);
      await visit.expectClean();
    });
  }

  for (const [what, place] of Object.entries(places)) {
    test(`an element ${what}: the day of a doctor`, async (scene) => {
      const doctor = await createMainDoctor(scene);
      const visit = await openIntegrator(scene, { head: panelScript(CLASSIC), body: place(tag()) });
      await doDay(scene, visit, doctor);
      await visit.expectClean();
    });
  }

  for (const zoom of [0.75, 1.5]) {
    test(`an element under a CSS zoom of ${zoom}: what opens stands at its control, in the window`, async (scene) => {
      const doctor = await createMainDoctor(scene);
      const visit = await openIntegrator(scene, {
        head: panelScript(CLASSIC),
        body: `<div style="zoom:${zoom}">${tag()}</div>`,
      });
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
      await visit.expectClean();
    });
  }

  test('somebody else’s <base>: the calls and the parts come from the page’s own server', async (scene) => {
    const doctor = await createMainDoctor(scene);
    const head = `<base href="https://base-of-somebody-else.invalid/here/">${script(scene.server.url + MODULES, 'type="module"')}`;
    // `openIntegrator` puts `watch.js` before the base.
    const visit = await openIntegrator(scene, { head, body: tag() });
    await doDay(scene, visit, doctor);
    await visit.expectClean();
  });

  test('an element that is moved with a dialog and with a menu open', async (scene) => {
    const doctor = await createMainDoctor(scene);
    const visit = await openIntegrator(scene, {
      head: panelScript(CLASSIC),
      body: `<div id="a">${tag()}</div><div id="b"></div>`,
    });
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
    await visit.expectClean();
  });
}
