import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { plainSpaces } from '../../../src/lib/clean-text';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { breakCall, endSession, release, untilHeld, forgetCalls, untilAnswered } from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import * as hours from './records';
import { logIn } from '../../support/log-in';
import { asksBeforeUnload, channelOf, nextMessage } from '../settings/settings-screen';

const { practiceWithHours, changeElsewhere, LIST, morningHours, EDIT_TITLE, LIST_PATH, nameField, save } = hours;
const { leaving, rename, GET, ADD, opened, stored } = hours;

describe('unsaved changes of office hours', () => {
  afterEach(closeScreen);

  it('S8 R1 R13 a link asks first, and so do „Zrušiť“ of the form, two presses of back or forward, a typed address, and the header’s search; „Zrušiť“ stays and keeps what was typed, „Áno“ discards it', async () => {
    const ticket = { type: 'queue' as const, user: { fullname: 'Žofia Ďuríčková', isPatient: true } };
    const { practice, ids } = await practiceWithHours(undefined, [ticket]);
    const path = `${LIST_PATH}/${ids[0]}`;
    const { see } = await openScreen(practice, LIST_PATH);
    const go = async (name: string, title = name) => {
      await press(await see.findByRole('link', { name }));
      await see.findByRole('heading', { level: 1, name: title });
    };
    await go('Pacienti');
    await go('Ordinačné hodiny', 'Ordinačné Hodiny');
    await go('Upraviť: Ranná ambulancia', EDIT_TITLE);
    for (const name of ['Pacienti', 'Nastavenia']) await go(name);
    history.go(-2);
    await rename(see, 'Rozpísané');
    const link = see.getByRole('link', { name: 'Pacienti' });
    await press(link);
    const dialog = await leaving(see);
    expect(plainSpaces(dialog.textContent)).to.contain('Chcete odísť a zahodiť ich?');
    await press(within(dialog).getByRole('button', { name: 'Zrušiť' }));
    await until(() => focused() === link);
    for (const step of [0, -1, 1]) {
      if (step === 0) await press(see.getByRole('button', { name: 'Zrušiť' }));
      else for (let turn = 0; turn < 2; turn += 1) history.go(step);
      await press(within(await leaving(see)).getByRole('button', { name: 'Zrušiť' }));
      await until(() => see.queryAllByRole('dialog').length === 0 && address() === path);
      expect((await nameField(see)).value).to.equal('Rozpísané');
    }
    history.forward();
    await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    expect(address()).to.equal('/pacienti');
    history.back();
    expect((await nameField(see)).value).to.equal('Ranná ambulancia');
    expect((await stored(practice)).name).to.equal('Ranná ambulancia');
    await rename(see, 'Znova');
    location.hash = '/e-recepty';
    await press(within(await leaving(see)).getByRole('button', { name: 'Zrušiť' }));
    await until(() => see.queryAllByRole('dialog').length === 0 && address() === path);
    const find = async () => {
      await press(see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
      await type('zofia');
      await until(() => see.queryAllByRole('option').length === 1);
      await pressKeys('Enter');
      return within(await leaving(see));
    };
    await press((await find()).getByRole('button', { name: 'Zrušiť' }));
    await until(() => see.queryAllByRole('dialog').length === 0);
    expect([address(), (await nameField(see)).value]).to.deep.equal([path, 'Znova']);
    await press((await find()).getByRole('button', { name: 'Áno' }));
    const detail = await see.findByRole('region', { name: 'Detail pacienta' });
    await until(() => detail.textContent.includes('Žofia Ďuríčková'));
  });

  it('F1 R15 X7 does not block an expired session, after which the same doctor gets back everything typed; closing the page asks only while something is unsaved, and leaves no listener behind; a logout asks nothing, and discards what was typed', async () => {
    const warnings = recordWarnings();
    const { see, practice, path } = await opened();
    await rename(see, 'Rozpísané');
    // Press the button before anything else reports the end of the session.
    await breakCall(practice.lane, { kind: 'late', path: ADD });
    await press(save(see));
    await untilHeld(practice.lane, ADD);
    await endSession(practice.token);
    await release(practice.lane, ADD);
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(see.queryAllByRole('dialog')).to.have.length(0);
    await logIn(see, practice);
    await until(() => address() === path);
    await until(() => see.queryByText('Obnovili sme, čo ste rozpísali.'));
    expect((await nameField(see)).value).to.equal('Rozpísané');
    await press(see.getByRole('button', { name: 'Začať odznova' }));
    await until(() => focused()?.tagName === 'INPUT');
    expect((await nameField(see)).value).to.equal('Ranná ambulancia');
    warnings.restore();

    expect(asksBeforeUnload()).to.equal(false);
    await rename(see, 'Rozpísané');
    expect(asksBeforeUnload()).to.equal(true);
    await rename(see, 'Ranná ambulancia');
    expect(asksBeforeUnload()).to.equal(false);
    await rename(see, 'Znova');
    expect(asksBeforeUnload()).to.equal(true);
    await press(see.getByRole('button', { name: /^Môj účet/ }));
    await press(await see.findByRole('menuitem', { name: 'Odhlásiť sa' }));
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(see.queryAllByRole('dialog')).to.have.length(0);
    await closeScreen();
    const anew = await openScreen({ ...practice, token: '' }, path);
    await logIn(anew.see, practice);
    expect((await nameField(anew.see)).value).to.equal('Ranná ambulancia');
    await rename(anew.see, 'Znova');
    await closeScreen();
    expect(asksBeforeUnload()).to.equal(false);
  });
});

describe('office hours that are changed elsewhere while they are edited', () => {
  afterEach(closeScreen);

  const rival = { ...morningHours, hours_name: 'Cudzia zmena' };

  it('an untouched form shows what is stored, and so does one whose edit was taken back; a changed one warns, and „Načítať znova“ asks first; can be overwritten anyway; the doctor’s own save causes no warning, and reaches the other tabs of the browser, also where its answer was lost', async () => {
    const { see, practice, ids } = await opened();
    await rename(see, 'Rozpísané');
    await rename(see, 'Ranná ambulancia');
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    await changeElsewhere(practice, ids[0] ?? 0, { ...rival, hours_name: 'Nultá zmena' });
    history.back();
    await until(async () => (await nameField(see)).value === 'Nultá zmena');
    expect(see.queryAllByText('Obnovili sme, čo ste rozpísali.')).to.have.length(0);
    await changeElsewhere(practice, ids[0] ?? 0, { ...rival, hours_name: 'Prvá zmena' });
    await until(async () => (await nameField(see)).value === 'Prvá zmena');
    expect(see.queryAllByRole('alert')).to.have.length(0);
    await rename(see, 'Moja zmena');
    await changeElsewhere(practice, ids[0] ?? 0, rival);
    await see.findByText(/^Tieto ordinačné hodiny medzitým niekto zmenil\./);
    expect((await nameField(see)).value).to.equal('Moja zmena');
    await press(see.getByRole('button', { name: 'Načítať znova' }));
    const question = await see.findByRole('dialog', { name: 'Chcete načítať uložené hodiny?' });
    await press(within(question).getByRole('button', { name: 'Zrušiť' }));
    expect((await nameField(see)).value).to.equal('Moja zmena');
    await press(see.getByRole('button', { name: 'Načítať znova' }));
    await press(within(await see.findByRole('dialog')).getByRole('button', { name: 'Áno' }));
    await until(async () => (await nameField(see)).value === 'Cudzia zmena');
    expect(see.queryAllByText(/medzitým niekto zmenil/)).to.have.length(0);
    expect(see.queryAllByText('Obnovili sme, čo ste rozpísali.')).to.have.length(0);
    await press(see.getByRole('link', { name: 'Späť na ordinačné hodiny' }));
    await see.findByRole('list', { name: LIST });

    await press(await see.findByRole('link', { name: 'Upraviť: Cudzia zmena' }));
    const warnings = recordWarnings();
    const channel = channelOf(practice);
    await rename(see, 'Moja zmena');
    await changeElsewhere(practice, ids[0] ?? 0, { ...rival, hours_name: 'Iná zmena' });
    await see.findByText(/^Tieto ordinačné hodiny medzitým niekto zmenil\./);
    // Somebody stored equal values: nothing to overwrite.
    await changeElsewhere(practice, ids[0] ?? 0, { ...morningHours, hours_name: 'Moja zmena' });
    await until(() => see.queryAllByText(/medzitým niekto zmenil/).length === 0);
    await rename(see, 'Posledná zmena');
    const saved = nextMessage(channel);
    await press(save(see));
    await see.findByText('Ordinačné hodiny boli upravené');
    expect(await saved).to.equal('office-hours');
    expect((await stored(practice)).name).to.equal('Posledná zmena');

    await press(await see.findByRole('link', { name: 'Upraviť: Posledná zmena' }));
    await rename(see, 'Uložené napriek tomu');
    await breakCall(practice.lane, { path: ADD, kind: 'cut', times: 1 });
    const lost = nextMessage(channel);
    await forgetCalls(practice.lane);
    await press(save(see));
    await press(within(await see.findByRole('alertdialog')).getByRole('button', { name: 'V poriadku' }));
    await untilAnswered(practice.lane, GET);
    expect((await stored(practice)).name).to.equal('Uložené napriek tomu');
    expect(see.queryAllByText(/medzitým niekto zmenil/)).to.have.length(0);
    expect(await lost).to.equal('office-hours');
    channel.close();
    warnings.restore();
  });
});
