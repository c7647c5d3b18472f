import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import {
  answerWith,
  breakCall,
  clearFaults,
  release,
  seenCalls,
  storedOfficeHours,
  untilHeld,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { LIST, morningHours, namesIn, practiceWithHours, removeElsewhere } from './records';
import { LIST_PATH, GET, ADD, EDIT_TITLE, nameField, save, rows, opened, rename, stored } from './edit-screen';

const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

describe('the screen „Upravte Ordinačné Hodiny“', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  it('R13 S3 opens from the list with the navigation still marked, and from a direct address', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen(practice, LIST_PATH);
    (await see.findByRole('link', { name: 'Upraviť: Prednostné' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: EDIT_TITLE });
    expect(address()).to.equal(`${LIST_PATH}/${ids[1]}`);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Ordinačné hodiny');
    expect((await nameField(see)).value).to.equal('Prednostné');
    await closeScreen();
    const anew = await openScreen(practice, `${LIST_PATH}/${ids[1]}`);
    expect((await nameField(anew.see)).value).to.equal('Prednostné');
    expect(focused()?.tagName).to.not.equal('INPUT');
  });

  it('R13 R15 redirects a visitor to the login and back', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen({ ...practice, token: '' }, `${LIST_PATH}/${ids[0]}`);
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(address()).to.equal(`/prihlasenie?redirect=${encodeURIComponent(`${LIST_PATH}/${ids[0]}`)}`);
  });

  it('C21 stores the changes in the same record, shows a toast, and updates the list', async () => {
    const { see, practice, ids } = await opened();
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

  it('C21 V9 „Zrušiť“ returns to the list; the popup for new hours has its own draft', async () => {
    const { see, practice } = await opened();
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
  });

  it('W10 shows the errors of a 422 at their fields', async () => {
    const { see, practice, name } = await opened();
    const errors = { hours_name: ['Názov je obsadený.'] };
    await answerWith(practice.lane, ADD, 422, JSON.stringify({ message: 'x', errors }), {}, 1);
    await rename(see, 'Iná');
    await press(save(see));
    await see.findByText('Názov je obsadený.');
    await until(() => focused() === name && name.getAttribute('aria-invalid') === 'true');
    expect(see.queryAllByRole('alertdialog')).to.have.length(0);
  });

  it('F2 shows a failure above the form, keeps what was typed, and „Skúsiť znova“ sends it again', async () => {
    const warnings = recordWarnings();
    const { see, practice, path, element } = await opened();
    await answerWith(practice.lane, ADD, 403, '{"message":""}');
    await rename(see, 'Po výpadku');
    await press(save(see));
    const alert = await see.findByRole('alertdialog', { name: 'Akcia nebola úspešne vykonaná' });
    within(alert).getByText('😕');
    await expectAccessible(element);
    await press(within(alert).getByRole('button', { name: 'V poriadku' }));
    await until(() => focused() === save(see));
    expect((await nameField(see)).value).to.equal('Po výpadku');
    expect(address()).to.equal(path);
    await pressKeys('Enter');
    const again = await see.findByRole('alertdialog');
    await clearFaults(practice.lane);
    await press(within(again).getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Ordinačné hodiny boli upravené');
    expect((await stored(practice)).name).to.equal('Po výpadku');
    expect(warnings.messages.join()).to.not.contain('výpadku');
    warnings.restore();
  });

  it('is busy while sending, and sends nothing twice', async () => {
    const { see, practice } = await opened();
    await breakCall(practice.lane, { path: ADD, kind: 'hold', times: 1 });
    await rename(see, 'Raz');
    await press(save(see));
    await until(() => save(see).ariaBusy === 'true');
    await press(save(see));
    await release(practice.lane, ADD);
    await see.findByText('Ordinačné hodiny boli upravené');
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
  });

  it('R13 keeps what was typed when somebody else removed the record, and can save it as a new one', async () => {
    const warnings = recordWarnings();
    const { see, practice, ids, element } = await opened([morningHours]);
    await rename(see, 'Zachránené');
    await removeElsewhere(practice, ids[0] ?? 0);
    await press(save(see));
    await press(within(await see.findByRole('alertdialog')).getByRole('button', { name: 'V poriadku' }));
    await see.findByText(/^Tieto ordinačné hodiny medzitým niekto odstránil\. Čo ste zmenili/);
    await expectAccessible(element);
    await press(see.getByRole('button', { name: 'Uložiť ako nové' }));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect(await stored(practice)).to.deep.equal({
      name: 'Zachránené',
      rows: ['monday 08:00 12:00', 'tuesday 08:00 09:20'],
    });
    warnings.restore();
  });

  for (const appearance of appearances) {
    it(`R13 draws loading, unknown, filled and failed accessibly, ${appearance.width} px, ${appearance.colorScheme}`, async () => {
      await setAppearance(appearance);
      const { practice, ids } = await practiceWithHours();
      await breakCall(practice.lane, { kind: 'hold', path: GET });
      const { see, element } = await openScreen(practice, `${LIST_PATH}/0`, appearance);
      await see.findByText('Načítava sa…');
      await untilHeld(practice.lane, GET);
      await expectAccessible(element);
      await clearFaults(practice.lane);
      await release(practice.lane, GET);
      await see.findByText('Ordinačné hodiny sa nenašli');
      await expectAccessible(element);
      await press(see.getByRole('link', { name: 'Späť na ordinačné hodiny' }));
      await see.findByRole('list', { name: LIST });
      await closeScreen();

      hidePage();
      await answerWith(practice.lane, GET, 403, '{"message":"Forbidden"}');
      const other = await openScreen(practice, `${LIST_PATH}/${ids[0]}`, appearance);
      await other.see.findByText('Ordinačné hodiny sa nepodarilo načítať');
      await expectAccessible(other.element);
      await clearFaults(practice.lane);
      await press(other.see.getByRole('button', { name: 'Skúsiť znova' }));
      await nameField(other.see);
      await expectAccessible(other.element);
      expect(isSideways()).to.equal(false);
    });
  }
});
