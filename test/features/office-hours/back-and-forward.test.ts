import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { press } from '../../support/user-input';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { LIST, practiceWithHours } from './records';
import { LIST_PATH, EDIT_TITLE, nameField, leaving, rename } from './edit-screen';

describe('back and forward with unsaved office hours', () => {
  afterEach(closeScreen);

  it('R1 R13 two presses of back in quick succession ask once, and „Zrušiť“ stays on the same entry', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen(practice, LIST_PATH);
    const go = async (name: string, title = name) => {
      await press(await see.findByRole('link', { name }));
      await see.findByRole('heading', { level: 1, name: title });
    };
    await go('Pacienti');
    await go('Ordinačné hodiny', 'Ordinačné Hodiny');
    await press(await see.findByRole('link', { name: 'Upraviť: Prednostné' }));
    const path = `${LIST_PATH}/${ids[1]}`;
    await until(() => address() === path);
    await nameField(see);
    for (const name of ['Pacienti', 'Čakáreň', 'Nastavenia']) await go(name);
    history.go(-3);
    await until(() => address() === path);
    await rename(see, 'Rozpísané');
    for (const step of [-1, 1]) {
      history.go(step);
      history.go(step);
      await press(within(await leaving(see)).getByRole('button', { name: 'Zrušiť' }));
      await until(() => see.queryAllByRole('dialog').length === 0 && address() === path);
      expect((await nameField(see)).value).to.equal('Rozpísané');
    }
  });

  it('R1 R13 back and forward ask too, and then stay or go', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen(practice, LIST_PATH);
    await press(await see.findByRole('link', { name: 'Upraviť: Prednostné' }));
    const path = `${LIST_PATH}/${ids[1]}`;
    await nameField(see);
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    history.back();
    await see.findByRole('heading', { level: 1, name: EDIT_TITLE });
    await rename(see, 'Rozpísané');
    for (const step of [() => history.back(), () => history.forward(), () => (location.hash = '/e-recepty')]) {
      step();
      await press(within(await leaving(see)).getByRole('button', { name: 'Zrušiť' }));
      await until(() => see.queryAllByRole('dialog').length === 0 && address() === path);
      expect((await nameField(see)).value).to.equal('Rozpísané');
    }
    history.back();
    await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
    await until(() => address() !== path);
    expect(see.queryAllByRole('dialog')).to.have.length(0);
  });

  it('R1 R13 back reaches its entry once it is allowed', async () => {
    const { practice } = await practiceWithHours();
    const { see } = await openScreen(practice, LIST_PATH);
    await press(await see.findByRole('link', { name: 'Upraviť: Prednostné' }));
    await rename(see, 'Rozpísané');
    history.back();
    await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
    await see.findByRole('list', { name: LIST });
    expect(address()).to.equal(LIST_PATH);
    history.forward();
    expect((await nameField(see)).value).to.equal('Prednostné');
  });

  it('R1 R13 forward reaches its entry once it is allowed', async () => {
    const { practice, ids } = await practiceWithHours();
    const { see } = await openScreen(practice, LIST_PATH);
    await press(await see.findByRole('link', { name: 'Upraviť: Prednostné' }));
    await nameField(see);
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    history.back();
    await until(() => address() === `${LIST_PATH}/${ids[1]}`);
    await rename(see, 'Rozpísané');
    history.forward();
    await press(within(await leaving(see)).getByRole('button', { name: 'Áno' }));
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    expect(address()).to.equal('/pacienti');
  });
});
