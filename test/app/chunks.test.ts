import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { focused, hover, press, stableBox } from '../support/user-input';
import { dayFromNow } from '../support/dates';
import { chunkPath } from '../support/chunk-path';
import { recordWarnings } from '../support/record-warnings';
import { hidePage } from '../support/hidden-page';
import { openHostPage } from '../support/host-page';
import { unmountAll } from '../support/mount';
import { forgetFiles } from '../support/page';
import { breakCall, createPractice, clearFaults, release, seenCalls, untilHeld } from '../support/practice';
import type { Fault } from '../support/server/gateway';
import { until } from '../support/until';
import { calendarPractice, cell, monday, termOn } from '../features/calendar/calendar-screen';

const HOST = 'host';

/** Opens the panel with a chunk that fails to load, and records its warnings and errors. A hidden panel does not retry by itself. */
async function openWithout(
  chunk: string,
  { isHidden = false, fault = { kind: 'refuse' } }: { isHidden?: boolean; fault?: Omit<Fault, 'path'> } = {},
) {
  const practice = await createPractice([]);
  await breakCall(HOST, { path: await chunkPath(chunk), ...fault });
  const page = await openHostPage('/admin/cakaren', { logIn: practice });
  if (isHidden) hidePage(page.window.document);
  return { see: page.panel().see, ...failuresOn(page.window) };
}

/** Records the panel's warnings on a page, and the codes of its error events. */
function failuresOn(page: Window & typeof globalThis) {
  const warnings = recordWarnings(page.console);
  const codes: string[] = [];
  page.document.addEventListener('ordinacia-error', ({ detail }) => codes.push(detail.code));
  return { warnings, codes };
}

describe('a screen whose chunk fails to load', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  // The browser caches chunks that other tests have loaded.
  beforeEach(forgetFiles);
  afterEach(async () => {
    await clearFaults(HOST);
    await unmountAll();
  });

  it('F4 X17 shows the failure inside the shell, and „Skúsiť znova“ loads it, by another address; one that throws while it runs shows how to go on', async () => {
    const answer = { status: 404, body: 'Not found', headers: { 'content-type': 'text/plain' } };
    const { see, warnings, codes } = await openWithout('recepts', {
      isHidden: true,
      fault: { kind: 'answer', answer },
    });
    await press(await see.findByRole('link', { name: /^E-recepty/ }));
    await see.findByText('Túto časť panela sa nepodarilo načítať');
    see.getByRole('navigation', { name: 'Hlavná navigácia' });
    expect(warnings.messages).to.deep.equal(['[ordinacia] Loading chunk recepts failed (missing)']);
    expect(codes).to.deep.equal(['chunk']);
    await clearFaults(HOST);
    const part = await chunkPath('recepts');
    const asked = async () => (await seenCalls(HOST)).map(({ path }) => path).filter((path) => path.startsWith(part));
    const failed = await asked();
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Žiaden obsah na zobrazenie');
    // Some browsers cache the failed answer.
    const [again, ...others] = (await asked()).slice(failed.length);
    expect(others).to.deep.equal([]);
    expect(again).to.match(/\?retry=\d+$/);
    expect(failed).to.include(part).and.to.not.include(again);
    const throwing = { status: 200, body: 'throw new Error("x")', headers: { 'content-type': 'text/javascript' } };
    await breakCall(HOST, { path: await chunkPath('payouts'), kind: 'answer', answer: throwing });
    await press(see.getByRole('link', { name: /^Výplaty/ }));
    await see.findByText(/prípadne načítajte stránku odznova/);
    expect(warnings.messages.at(-1)).to.equal('[ordinacia] Loading chunk payouts failed (other)');
  });

  it('F4 X17 a chunk that failed to load is retried automatically', async () => {
    const { see, warnings, codes } = await openWithout('recepts');
    await press(await see.findByRole('link', { name: /^E-recepty/ }));
    await see.findByText('Túto časť panela sa nepodarilo načítať');
    await until(() => warnings.messages.length > 1);
    await clearFaults(HOST);
    await see.findByText('Žiaden obsah na zobrazenie');
    expect(codes, 'the page is told once').to.deep.equal(['chunk']);
  });

  it('F4 X17 S10 shows the failure of a popup in a dialog, which has its title once loaded', async () => {
    const { see, warnings } = await openWithout('absence-form', { isHidden: true });
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Nastaviť absenciu' }));
    await see.findByRole('dialog', { name: 'Načítanie okna' });
    await see.findByText('Túto časť panela sa nepodarilo načítať');
    expect(warnings.messages).to.deep.equal(['[ordinacia] Loading chunk absence failed (missing)']);
    await clearFaults(HOST);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByRole('dialog', { name: 'Nastaviť absenciu' });
    expect(see.getAllByRole('dialog')).to.have.length(1);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    expect(see.queryByRole('dialog')).to.equal(null);
  });

  it('F4 X17 S10 a menu reports it beside its button, and has its items once loaded', async () => {
    const { see, warnings } = await openWithout('menu-popover', { isHidden: true });
    const button = await see.findByRole('button', { name: 'Rýchle akcie' });
    await press(button);
    const dialog = await see.findByRole('dialog', { name: 'Rýchle akcie' });
    await see.findByText('Túto časť panela sa nepodarilo načítať');
    expect(warnings.messages, 'not of the prefetching').to.deep.equal([
      '[ordinacia] Loading chunk menu failed (missing)',
    ]);
    expect(dialog.getBoundingClientRect().top).to.be.closeTo(button.getBoundingClientRect().bottom + 8, 1);
    await clearFaults(HOST);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    const [first] = await see.findAllByRole('menuitem');
    await until(() => focused() === first);
    expect(see.queryByRole('dialog')).to.equal(null);
  });

  it('F4 X17 a popover whose positioning fails to load is below its button, and works', async () => {
    const { see, warnings } = await openWithout('popover-position');
    const button = await see.findByRole('button', { name: 'Notifikácie' });
    await press(button);
    await see.findByText('Všetky notifikácie sú prečítané');
    await until(() => warnings.messages.length > 0);
    // The panel retries the chunk by itself, and warns of each failed attempt.
    expect([...new Set(warnings.messages)]).to.deep.equal([
      '[ordinacia] Loading chunk popover-position failed (missing)',
    ]);
    const box = see.getByRole('dialog', { name: 'Notifikácie' }).getBoundingClientRect();
    const { right, bottom } = button.getBoundingClientRect();
    expect(box.top).to.be.closeTo(bottom + 8, 1);
    expect(box.right).to.be.closeTo(right, 1);
    await clearFaults(HOST);
  });

  it('the calendar does not move when its print button appears; a term dragged before the chunk for moving has loaded follows the mouse afterwards', async () => {
    const practice = await calendarPractice([termOn(monday(), '08:00', 'Ján Presunutý')]);
    const screen = await chunkPath('calendar-screen');
    const [path, printing] = [await chunkPath('term-parts', screen), await chunkPath('printed-calendar', screen)];
    for (const one of [path, printing]) await breakCall(HOST, { kind: 'hold', path: one });
    const page = await openHostPage(`/admin/kalendar?den=${monday()}&zobrazenie=tyzden`, { logIn: practice });
    const { see } = page.panel();
    const term = await cell(see, /^pondelok .*, 8:00 až 8:20, Ján Presunutý/);
    await untilHeld(HOST, printing);
    const before = await stableBox(() => term.getBoundingClientRect());
    await release(HOST, printing);
    await see.findByRole('button', { name: 'Tlačiť kalendár' });
    expect((await stableBox(() => term.getBoundingClientRect())).top).to.equal(before.top);
    await hover(term);
    await sendMouse({ type: 'down' });
    await untilHeld(HOST, path);
    await release(HOST, path);
    // Keep moving the mouse until the term can be moved.
    await until(async () => {
      await hover(await cell(see, /^streda .*, 8:20 až 8:40/));
      await hover(await cell(see, /^streda .*, 9:00 až 9:20/));
      return see.queryByRole('group', { name: 'Presúvanie termínu' });
    });
    await sendMouse({ type: 'up' });
    await cell(see, /^streda .*, 9:00 až 9:20, Ján Presunutý/);
    await resetMouse();
  });

  it('an hour that passed before the announcements loaded is announced once they have loaded', async () => {
    const midnight = { type: 'schedule', date: dayFromNow(0), time: '00:00', user_alternate: 'Prvý' } as const;
    const practice = await createPractice([midnight]);
    const path = await chunkPath('late-parts');
    await breakCall(HOST, { kind: 'hold', path });
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const { see } = page.panel();
    await see.findByText(/po termíne/);
    await release(HOST, path);
    await see.findByText('Čas termínu o 0:00 už prešiel.');
  });

  it('F4 X17 a chunk that all days of the calendar wait for is reported once', async () => {
    const path = await chunkPath('term-parts', await chunkPath('calendar-screen'));
    await breakCall(HOST, { path, kind: 'refuse' });
    const page = await openHostPage('/admin/cakaren', { logIn: await calendarPractice() });
    const { see } = page.panel();
    hidePage(page.window.document);
    const { warnings, codes } = failuresOn(page.window);
    await press(await see.findByRole('link', { name: 'Kalendár' }));
    await until(() => warnings.messages.length > 0);
    expect(warnings.messages).to.deep.equal(['[ordinacia] Loading chunk calendar-term failed (missing)']);
    expect(codes).to.deep.equal(['chunk']);
  });

  it('chunks of the header’s buttons load before a press, that of a screen when the pointer or the focus is on its link', async () => {
    const practice = await createPractice([]);
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const { see } = page.panel();
    const areLoaded = async (...chunks: string[]) => {
      const loaded = page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return (await Promise.all(chunks.map((chunk) => chunkPath(chunk)))).every((path) => loaded.includes(path));
    };
    const link = await see.findByRole('link', { name: /^Transakcie/ });
    await until(() => areLoaded('menu-popover', 'notification-list', 'popover-position'));
    expect(await areLoaded('payouts')).to.equal(false);
    await hover(await see.findByRole('link', { name: /^Výplaty/ }));
    await until(() => areLoaded('payouts'));
    link.focus();
    await until(() => areLoaded('transactions'));
    expect(page.window.location.pathname).to.equal('/admin/cakaren');
  });
});
