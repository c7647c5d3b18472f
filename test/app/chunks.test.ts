import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { press } from '../support/act';
import { hearWarnings } from '../support/heard-warnings';
import { openHostPage } from '../support/host-page';
import { unmountAll } from '../support/mount';
import { forgetFiles } from '../support/page';
import { breakCall, createPractice, mend } from '../support/practice';

const HOST = 'host';

/** The path of a lazily loaded part, by its name, as the built panel asks for it. */
async function pathOf(chunk: string): Promise<string> {
  const asked = new Set<string>();
  const look = async (file: string): Promise<string | undefined> => {
    if (asked.has(file)) return undefined;
    asked.add(file);
    const text = await (await fetch(`/ordinacia/esm/${file}`)).text();
    const found = new RegExp(`import\\("\\./(${chunk}-[^"]+)"\\)`).exec(text)?.[1];
    if (found) return found;
    for (const [, next] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      const deeper = next && (await look(next));
      if (deeper) return deeper;
    }
    return undefined;
  };
  const file = await look('admin.js');
  if (!file) throw new Error(`No part of the panel is called ${chunk}.`);
  return `/ordinacia/esm/${file}`;
}

describe('a screen whose part of the panel does not come', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  // Whatever another test has opened: what has once come stays in the browser.
  beforeEach(forgetFiles);
  afterEach(async () => {
    await mend(HOST);
    await unmountAll();
  });

  for (const [what, chunk, link, fault] of [
    [
      'not there',
      'recepts',
      /^E-recepty/,
      { kind: 'answer', answer: { status: 404, body: 'Not found', headers: { 'content-type': 'text/plain' } } },
    ],
    ['refused', 'transactions', /^Transakcie/, { kind: 'refuse' }],
  ] as const) {
    it(`F4 X17 says so in the shell in its place, and „Skúsiť znova“ asks again: ${what}`, async () => {
      const practice = await createPractice([]);
      await breakCall(HOST, { path: await pathOf(chunk), ...fault });
      const page = await openHostPage('/admin/cakaren', { logIn: practice });
      const warnings = hearWarnings(page.window.console);
      const codes: string[] = [];
      page.window.document.addEventListener('ordinacia-error', ({ detail }) => codes.push(detail.code));
      const { see } = page.panel();
      await press(await see.findByRole('link', { name: link }));
      await see.findByText('Túto časť panela sa nepodarilo načítať');
      see.getByRole('navigation', { name: 'Hlavná navigácia' });
      expect(warnings.heard).to.deep.equal([`[ordinacia] Loading chunk ${chunk} failed (missing)`]);
      expect(codes).to.deep.equal(['chunk']);
      await mend(HOST);
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await see.findByText('Žiaden obsah na zobrazenie');
      warnings.restore();
    });
  }

  it('F4 X17 S10 a popup says so in a dialog, and has its title when it has come', async () => {
    const practice = await createPractice([]);
    await breakCall(HOST, { path: await pathOf('absence-form'), kind: 'refuse' });
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const warnings = hearWarnings(page.window.console);
    const { see } = page.panel();
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Nastaviť absenciu' }));
    await see.findByRole('dialog', { name: 'Načítanie okna' });
    await see.findByText('Túto časť panela sa nepodarilo načítať');
    expect(warnings.heard).to.deep.equal(['[ordinacia] Loading chunk absence failed (missing)']);
    await mend(HOST);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByRole('dialog', { name: 'Nastaviť absenciu' });
    expect(see.getAllByRole('dialog')).to.have.length(1);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    expect(see.queryByRole('dialog')).to.equal(null);
    warnings.restore();
  });

  it('F4 X17 one that breaks as it runs says what can be done', async () => {
    const practice = await createPractice([]);
    const answer = { status: 200, body: 'throw new Error("x")', headers: { 'content-type': 'text/javascript' } };
    await breakCall(HOST, { path: await pathOf('payouts'), kind: 'answer', answer });
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const warnings = hearWarnings(page.window.console);
    const { see } = page.panel();
    await press(await see.findByRole('link', { name: /^Výplaty/ }));
    await see.findByText(/prípadne načítajte stránku odznova/);
    expect(warnings.heard).to.deep.equal(['[ordinacia] Loading chunk payouts failed (other)']);
    warnings.restore();
  });

  it('F4 X17 a screen whose calls do not come has failed to load, and „Skúsiť znova“ loads it', async () => {
    const practice = await createPractice([]);
    await breakCall(HOST, { path: await pathOf('record-calls'), kind: 'refuse' });
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const warnings = hearWarnings(page.window.console);
    const codes: string[] = [];
    page.window.document.addEventListener('ordinacia-error', ({ detail }) => codes.push(detail.code));
    const { see } = page.panel();
    await press(await see.findByRole('link', { name: /^Transakcie/ }));
    await see.findByText(/Server je nedostupný/);
    expect(warnings.heard).to.deep.equal(['[ordinacia] record-calls did not come']);
    expect(codes).to.deep.equal(['chunk']);
    await mend(HOST);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Žiaden obsah na zobrazenie');
    warnings.restore();
  });

  it('F4 X17 a form whose call does not come has failed like one that was not sent, and „Skúsiť znova“ leads back to it', async () => {
    const practice = await createPractice([]);
    await breakCall(HOST, { path: await pathOf('form-calls'), kind: 'refuse' });
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const warnings = hearWarnings(page.window.console);
    const { see } = page.panel();
    const store = async () => {
      await press(await see.findByRole('radio', { name: 'Ordinuje' }));
      await press(see.getByRole('button', { name: 'Nastaviť' }));
    };
    await press(await see.findByRole('button', { name: /^Môj účet/ }));
    await press(await see.findByRole('menuitem', { name: 'Nastaviť stav' }));
    await store();
    await see.findByRole('alertdialog', { name: 'Akcia nebola úspešne vykonaná' });
    await mend(HOST);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await store();
    await see.findByText('Stav bol úspešne nastavený');
    expect(warnings.heard).to.deep.equal([
      '[ordinacia] form-calls did not come',
      '[ordinacia] doctor-state was not stored: offline',
    ]);
    warnings.restore();
  });
});
