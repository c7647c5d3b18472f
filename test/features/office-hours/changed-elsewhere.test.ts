import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { press } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { breakCall, forgetCalls, untilAnswered } from '../../support/practice';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { channelOf } from '../settings/settings-screen';
import { changeElsewhere, LIST, morningHours } from './records';
import { GET, ADD, nameField, save, opened, rename, stored } from './edit-screen';

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
    // Nothing is unsaved any more.
    await press(see.getByRole('link', { name: 'Späť na ordinačné hodiny' }));
    await see.findByRole('list', { name: LIST });

    await press(await see.findByRole('link', { name: 'Upraviť: Cudzia zmena' }));
    const warnings = recordWarnings();
    const channel = channelOf(practice);
    const told = () =>
      new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data), { once: true }));
    await rename(see, 'Moja zmena');
    await changeElsewhere(practice, ids[0] ?? 0, { ...rival, hours_name: 'Iná zmena' });
    await see.findByText(/^Tieto ordinačné hodiny medzitým niekto zmenil\./);
    // Somebody stored equal values: nothing to overwrite.
    await changeElsewhere(practice, ids[0] ?? 0, { ...morningHours, hours_name: 'Moja zmena' });
    await until(() => see.queryAllByText(/medzitým niekto zmenil/).length === 0);
    await rename(see, 'Posledná zmena');
    const saved = told();
    await press(save(see));
    await see.findByText('Ordinačné hodiny boli upravené');
    expect(await saved).to.equal('office-hours');
    expect((await stored(practice)).name).to.equal('Posledná zmena');

    await press(await see.findByRole('link', { name: 'Upraviť: Posledná zmena' }));
    await rename(see, 'Uložené napriek tomu');
    await breakCall(practice.lane, { path: ADD, kind: 'cut', times: 1 });
    const lost = told();
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
