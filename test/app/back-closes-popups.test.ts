import { expect } from '@open-wc/testing';
import { pressWith } from '../support/keys';
import { createPractice } from '../support/practice';
import { address, closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { press, type } from '../support/user-input';

describe('the browser’s back with an open popup', () => {
  afterEach(closeScreen);

  async function openTwoScreens() {
    const screen = await openScreen(await createPractice(), '/pacienti');
    await press(await screen.see.findByRole('link', { name: 'Nastavenia' }));
    await screen.see.findByRole('heading', { level: 1, name: 'Nastavenia' });
    return screen;
  }

  it('R1 P1 closes the popup, keeps screen, draft and entries; the next one goes back, and forward returns', async () => {
    const { see } = await openTwoScreens();
    const entries = history.length;
    const open = async () => {
      await press(see.getByRole('button', { name: 'Rýchle akcie' }));
      await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
      return see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    };
    await press(await open());
    await type('Dovolenka');
    history.back();
    await until(() => see.queryByRole('dialog') === null && address() === '/nastavenia');
    see.getByRole('heading', { level: 1, name: 'Nastavenia' });
    expect((await open()).value).to.equal('Dovolenka');
    history.back();
    await until(() => see.queryByRole('dialog') === null && address() === '/nastavenia');
    expect(history.length).to.equal(entries);
    history.back();
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    history.forward();
    await see.findByRole('heading', { level: 1, name: 'Nastavenia' });
    expect(see.queryByRole('dialog')).to.equal(null);
  });

  it('R1 closes the finder, and a question without an answer', async () => {
    const { see, root } = await openTwoScreens();
    await until(() => root.querySelector('main'));
    see.getByRole('main').focus();
    await pressWith('Control', 'k');
    await see.findByRole('combobox', { name: 'Pacient, obrazovka alebo akcia' });
    history.back();
    await until(() => see.queryByRole('dialog') === null && address() === '/nastavenia');
    history.back();
    await until(() => address() === '/pacienti');
  });
});
