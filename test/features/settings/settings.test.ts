import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press } from '../../support/user-input';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import {
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  storedSettings,
  untilHeld,
  seenCalls,
  untilSeen,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import {
  channelOf,
  countCalls,
  INITIAL,
  openSettings,
  SETTINGS,
  STORE_SETTING,
  storeElsewhere,
} from './settings-screen';

const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

describe('the screen „Nastavenia“', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  it('R5 S5 opens from the navigation', async () => {
    const { see } = await openScreen(await createPractice(), '/cakaren');
    (await see.findByRole('link', { name: 'Nastavenia' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Nastavenia' });
    await see.findByRole('switch', { name: 'Zvuk pri novej notifikácii' });
    expect(address()).to.equal(SETTINGS);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Nastavenia');
  });

  it('R5 C28 W3 a switch saves itself once, and shows its progress', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    const sound = await see.findByRole<HTMLInputElement>('switch', { name: 'Zvuk pri novej notifikácii' });
    expect(sound.checked, 'on as long as nothing else is stored').to.equal(true);
    await breakCall(practice.lane, { kind: 'hold', path: STORE_SETTING });
    await press(sound);
    await see.findByText('Ukladá sa…');
    await untilHeld(practice.lane, STORE_SETTING);
    await release(practice.lane, STORE_SETTING);
    await see.findByText('Uložené');
    expect(await storedSettings(practice)).to.deep.equal({ sound: false });
    expect(await countCalls(practice, STORE_SETTING)).to.equal(1);
    expect(focused()).to.equal(sound);
  });

  it('C28 choices save themselves by keyboard, and survive a reload', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    (await see.findByRole('radio', { name: 'Voľnejšia' })).focus();
    await pressKeys('ArrowRight');
    await see.findByText('Uložené');
    expect(await storedSettings(practice)).to.deep.equal({ density: 'compact' });
    await closeScreen();
    const again = await openScreen(practice, SETTINGS);
    const compact = await again.see.findByRole<HTMLInputElement>('radio', { name: 'Hustejšia' });
    expect(compact.checked).to.equal(true);
  });

  it('K1 several quick changes of one field send one call with the last value', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    const names = await see.findByRole('switch', { name: 'Skryť údaje pacientov' });
    names.focus();
    await pressKeys('Space', 'Space', 'Space');
    await see.findByText('Uložené');
    expect(await storedSettings(practice)).to.deep.equal({ privacy: true });
    expect(await countCalls(practice, STORE_SETTING)).to.equal(1);
  });

  it('F3 shows a failed save at its field, without a toast or a popup, with a retry', async () => {
    const { see, practice, element } = await openSettings(SETTINGS);
    await answerWith(practice.lane, STORE_SETTING, 500, '{"message":"Server Error"}');
    const sound = await see.findByRole<HTMLInputElement>('switch', { name: 'Zvuk pri novej notifikácii' });
    await press(sound);
    await see.findByText('Uloženie sa nepotvrdilo');
    expect(sound.checked, 'as it was left').to.equal(false);
    expect(see.queryByRole('dialog')).to.equal(null);
    expect(see.queryByRole('list', { name: 'Oznámenia' })?.childElementCount ?? 0).to.equal(0);
    await expectAccessible(element);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova uložiť: Zvuk pri novej notifikácii' }));
    await see.findByText('Uložené');
    expect(await storedSettings(practice)).to.deep.equal({ sound: false });
  });

  it('a retry of the same value is the same request, and another value another one', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    await answerWith(practice.lane, STORE_SETTING, 502, '');
    const sound = await see.findByRole<HTMLInputElement>('switch', { name: 'Zvuk pri novej notifikácii' });
    await press(sound);
    await press(await see.findByRole('button', { name: 'Skúsiť znova uložiť: Zvuk pri novej notifikácii' }));
    await untilSeen(practice.lane, STORE_SETTING, 2);
    await see.findByText('Uloženie sa nepotvrdilo');
    await clearFaults(practice.lane);
    await press(sound);
    await see.findByText('Uložené');
    const [first, retry, other] = (await seenCalls(practice.lane, STORE_SETTING)).map(
      ({ headers }) => headers['idempotency-key'],
    );
    expect(retry).to.equal(first);
    expect(other).not.to.equal(first);
  });

  it('F3 an HTML page or an empty answer is not a stored change', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    await answerWith(practice.lane, STORE_SETTING, 200, '<!doctype html><p>Login</p>', { 'content-type': 'text/html' });
    await press(await see.findByRole('switch', { name: 'Skryť údaje pacientov' }));
    await see.findByText('Uloženie sa nepotvrdilo');
  });

  it('C28 an answer without a value is a stored change', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    await answerWith(practice.lane, STORE_SETTING, 204, '');
    await press(await see.findByRole('switch', { name: 'Skryť údaje pacientov' }));
    await see.findByText('Uložené');
  });

  it('another tab of the same doctor follows the change', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    const names = await see.findByRole('switch', { name: 'Skryť údaje pacientov' });
    const channel = channelOf(practice);
    const message = new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data)));
    await press(names);
    expect(await message).to.equal('app-data');
    channel.close();
  });

  it('the other tab is told of a change that may be stored, too', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    const names = await see.findByRole('switch', { name: 'Zvuk pri novej notifikácii' });
    await breakCall(practice.lane, { kind: 'lose', path: STORE_SETTING });
    const channel = channelOf(practice);
    const message = new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data)));
    await press(names);
    expect(await message).to.equal('app-data');
    channel.close();
  });

  it('a newer change from another tab is shown and kept', async () => {
    const { see, practice, root } = await openSettings(SETTINGS);
    await press(await see.findByRole('radio', { name: 'Tmavé' }));
    await see.findByText('Uložené');
    const hasTheme = (theme: string) => root.querySelector(`[data-theme='${theme}']`) !== null;
    expect(hasTheme('dark')).to.equal(true);
    await storeElsewhere(practice, 'theme', 'light');
    await until(() => see.getByRole<HTMLInputElement>('radio', { name: 'Svetlé' }).checked);
    await until(() => hasTheme('light'));
  });

  for (const appearance of appearances) {
    const label = `${appearance.width} px, ${appearance.colorScheme}`;

    it(`R5 draws loading, failed, retried and filled accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice();
      await breakCall(practice.lane, { kind: 'hold', path: INITIAL });
      const { see, element } = await openScreen(practice, SETTINGS, appearance);
      await see.findByText('Načítava sa…');
      await expectAccessible(element);
      await answerWith(practice.lane, INITIAL, 403, '{"message":""}');
      await release(practice.lane, INITIAL);
      await see.findByText('Podľa zariadenia');
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
      await closeScreen();

      await setAppearance(appearance);
      hidePage();
      const broken = await openScreen(practice, SETTINGS, appearance);
      await broken.see.findByText('Nastavenia sa nepodarilo načítať');
      await expectAccessible(broken.element);
      await clearFaults(practice.lane);
      const [retry] = broken.see.getAllByRole('button', { name: 'Skúsiť znova' }).slice(-1);
      if (!retry) throw new Error('nothing can be tried again');
      await press(retry);
      await broken.see.findByText('Podľa zariadenia');
      await until(() => !broken.see.queryByText('Nastavenia sa nepodarilo načítať'));
    });
  }
});
