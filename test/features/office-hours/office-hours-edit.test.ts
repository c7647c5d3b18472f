import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { expectFailureAlert, RETRY, STORED } from '../../support/failure-alert';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { answerWith, breakCall, clearFaults, seenCalls, storedOfficeHours } from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import * as hours from './records';

const { LIST, morningHours, namesIn, practiceWithHours, removeElsewhere, LIST_PATH, EDIT_TITLE, nameField } = hours;
const { save, rows, rename, ADD, opened, stored } = hours;

describe('the screen „Upravte Ordinačné Hodiny“', () => {
  afterEach(closeScreen);

  it('R13 S3 C21 V9 opens from the list with the navigation still marked, and from a direct address; an unknown one leads back to the list; the popup for new hours has its own draft, „Zrušiť“ returns to the list; saving stores the changes in the same record, shows a toast, and updates the list', async () => {
    const { practice, ids } = await practiceWithHours();
    let { see } = await openScreen(practice, LIST_PATH);
    (await see.findByRole('link', { name: 'Upraviť: Prednostné' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: EDIT_TITLE });
    expect(address()).to.equal(`${LIST_PATH}/${ids[1]}`);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Ordinačné hodiny');
    expect((await nameField(see)).value).to.equal('Prednostné');
    await closeScreen();
    ({ see } = await openScreen(practice, `${LIST_PATH}/${ids[1]}`));
    expect((await nameField(see)).value).to.equal('Prednostné');
    expect(focused()?.tagName).to.not.equal('INPUT');
    location.hash = `${LIST_PATH}/0`;
    await see.findByText('Ordinačné hodiny sa nenašli');
    await press(see.getByRole('link', { name: 'Späť na ordinačné hodiny' }));
    await see.findByRole('list', { name: LIST });

    await press(see.getByRole('link', { name: 'Upraviť: Ranná ambulancia' }));
    await nameField(see);
    await press(see.getByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať ordinačné hodiny' }));
    const dialog = await see.findByRole('dialog', { name: 'Pridať ordinačné hodiny' });
    const field = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
    await until(() => focused() === field);
    await type('Rozpísané');
    await pressKeys('Escape');
    await until(() => see.queryAllByRole('dialog').length === 0);
    expect((await nameField(see)).value).to.equal('Ranná ambulancia');
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await press(await see.findByRole('link', { name: 'Upraviť: Ranná ambulancia' }));
    await rename(see, 'Skorá ambulancia');
    await press(see.getByRole('button', { name: 'Odstrániť riadok 2' }));
    await until(() => rows(see).length === 1);
    await press(save(see));
    await see.findByText('Ordinačné hodiny boli upravené');
    await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
    expect(address()).to.equal(LIST_PATH);
    expect(see.queryAllByRole('dialog')).to.have.length(0);
    await see.findByRole('list', { name: LIST });
    expect(namesIn(see)[0]).to.equal('Skorá ambulancia');
    expect(await stored(practice)).to.deep.equal({ name: 'Skorá ambulancia', rows: ['monday 08:00 12:00'] });
    expect((await storedOfficeHours(practice)).map(({ id }) => id)).to.deep.equal(ids);
  });

  it('F2 R13 W10 C21 a 422 is told at its field; a failure keeps what was typed: „V poriadku“ leads back to „Uložiť zmeny“, „Skúsiť znova“ sends it again; stored in spite of one, the alert says so, and the list follows; what was typed is kept when somebody else removed the record, and can be saved as a new one', async () => {
    const warnings = recordWarnings();
    const { see, practice, ids, path, name } = await opened([morningHours]);
    const errors = { hours_name: ['Názov je obsadený.'] };
    await answerWith(practice.lane, ADD, 422, JSON.stringify({ message: 'x', errors }));
    await rename(see, 'Iná');
    await press(save(see));
    await see.findByText('Názov je obsadený.');
    await until(() => focused() === name && name.getAttribute('aria-invalid') === 'true');
    await clearFaults(practice.lane);
    await answerWith(practice.lane, ADD, 403, '{"message":""}');
    await rename(see, 'Po výpadku');
    await press(save(see));
    const alert = await expectFailureAlert(see, []);
    await press(within(alert).getByRole('button', { name: 'V poriadku' }));
    await until(() => focused() === save(see));
    expect((await nameField(see)).value).to.equal('Po výpadku');
    expect(address()).to.equal(path);
    await pressKeys('Enter');
    const again = await expectFailureAlert(see, []);
    await clearFaults(practice.lane);
    await press(within(again).getByRole('button', { name: RETRY }));
    await see.findByText('Ordinačné hodiny boli upravené');
    expect((await stored(practice)).name).to.equal('Po výpadku');

    await press(await see.findByRole('link', { name: 'Upraviť: Po výpadku' }));
    await rename(see, 'Druhý výpadok');
    await breakCall(practice.lane, { kind: 'mask', path: ADD, answer: { status: 502, body: '' } });
    await press(save(see));
    const masked = await expectFailureAlert(see, [STORED]);
    expect(within(masked).queryByRole('button', { name: RETRY })).to.equal(null);
    await press(within(masked).getByRole('button', { name: 'V poriadku' }));
    await see.findByRole('heading', { level: 1, name: 'Ordinačné Hodiny' });
    expect(see.queryByRole('dialog'), 'a question about unsaved changes').to.equal(null);
    expect(address()).to.equal(LIST_PATH);
    expect((await stored(practice)).name).to.equal('Druhý výpadok');

    await press(await see.findByRole('link', { name: 'Upraviť: Druhý výpadok' }));
    await clearFaults(practice.lane);
    await rename(see, 'Zachránené');
    await removeElsewhere(practice, ids[0] ?? 0);
    await press(save(see));
    await press(within(await see.findByRole('alertdialog')).getByRole('button', { name: 'V poriadku' }));
    await see.findByText(/^Tieto ordinačné hodiny medzitým niekto odstránil\. Čo ste zmenili/);
    await press(see.getByRole('button', { name: 'Uložiť ako nové' }));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect(await stored(practice)).to.deep.equal({
      name: 'Zachránené',
      rows: ['monday 08:00 12:00', 'tuesday 08:00 09:20'],
    });
    expect(warnings.messages.join()).to.not.match(/výpad/);
    warnings.restore();
  });
});
