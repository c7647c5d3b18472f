import { expect } from '@open-wc/testing';
import { focused, pressKeys, hover, press } from '../../support/user-input';
import { emulateMedia } from '@web/test-runner-commands';
import { breakCall, createPractice, release, storedSettings, untilHeld } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { INITIAL, openSettings, SETTINGS } from './settings-screen';

const patients = [{ fullname: 'Adam Malý', phone: '+421 900 123 456' }, { fullname: 'Eva Veľká' }];
const LIGHT = 'rgb(244, 246, 246)';
const DARK = 'rgb(15, 21, 20)';
const background = ({ root }: { root: ShadowRoot }) => {
  const whole = root.querySelector('[data-density]');
  return whole ? getComputedStyle(whole).backgroundColor : null;
};
const isBlurred = (element: Element) => getComputedStyle(element).filter.startsWith('blur');

describe('display settings', () => {
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await closeScreen();
  });

  it('the theme applies at once, over the system’s; the host page’s wins over both', async () => {
    await emulateMedia({ colorScheme: 'light' });
    const screen = await openSettings(SETTINGS);
    await press(await screen.see.findByRole('radio', { name: 'Tmavé' }));
    await until(() => background(screen) === DARK);
    await screen.see.findByText('Uložené');
    expect(await storedSettings(screen.practice)).to.deep.equal({ theme: 'dark' });
    screen.element.setAttribute('theme', 'light');
    await until(() => background(screen) === LIGHT);
    screen.element.setAttribute('theme', 'auto');
    await until(() => background(screen) === DARK);
    await press(screen.see.getByRole('radio', { name: 'Podľa zariadenia' }));
    await until(() => background(screen) === LIGHT);
  });

  it('compact lists have lower rows', async () => {
    const practice = await createPractice([], { patients });
    const usual = await openScreen(practice, '/pacienti');
    const height = (await usual.see.findByRole('option', { name: /Adam Malý/ })).offsetHeight;
    await closeScreen();
    const compact = await openScreen(
      await createPractice([], { patients, settings: { density: 'compact' } }),
      '/pacienti',
    );
    await until(() => compact.root.querySelector('[data-density="compact"]'));
    const row = await compact.see.findByRole('option', { name: /Adam Malý/ });
    await until(() => row.offsetHeight < height * 0.85);
    const [person] = row.children;
    expect(person?.scrollHeight).to.be.at.most(row.clientHeight);
  });

  it('S6 the user menu hides names; they appear only where they are hovered or focused: in rows, in the detail, in a confirmation, and in an appointment', async () => {
    const tickets = ['Ján Prvý', 'Eva Druhá'].map((user_alternate) => ({ type: 'queue' as const, user_alternate }));
    const practice = await createPractice(tickets, { patients });
    const { see } = await openScreen(practice, '/cakaren');
    const name = await see.findByText('Ján Prvý', { selector: '[data-ticket] *' });
    const account = await see.findByRole('button', { name: /^Môj účet ?MUDr\. Test/ });
    account.focus();
    await pressKeys('Enter');
    await press(await see.findByRole('menuitem', { name: 'Skryť údaje pacientov' }));
    await until(() => isBlurred(name));
    await until(async () => (await storedSettings(practice))['privacy']);

    const cancel = await see.findByRole('button', { name: 'Zrušiť termín: Eva Druhá' });
    await press(cancel);
    const text = await see.findByText(/^Eva Druhá – /);
    expect(isBlurred(text)).to.equal(true);
    await hover(text);
    await until(() => !isBlurred(text));
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => focused() === cancel);
    await pressKeys('Enter');
    const again = await see.findByText(/^Eva Druhá – /);
    await hover(see.getByRole('heading', { name: 'Naozaj chcete zrušiť termín?' }));
    await until(() => !isBlurred(again));
    await pressKeys('Escape');
    await until(() => focused() === cancel);

    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať termín' }));
    // Wait for the free days: nothing moves after they are known.
    await see.findByText(/^Žiadne voľné dni/);
    const select = await see.findByRole<HTMLInputElement>('combobox', { name: /^Pacient/ });
    await press(select);
    const [first, second] = [await see.findByText('Adam Malý'), await see.findByText('Eva Veľká')];
    expect(isBlurred(first) || isBlurred(second)).to.equal(true);
    await hover(second);
    await until(() => isBlurred(first) && !isBlurred(second));
    await press(second);
    expect([select.value, isBlurred(select)]).to.deep.equal(['Eva Veľká', false]);
    await pressKeys('Tab');
    await hover(see.getByRole('heading', { name: 'Pridať termín' }));
    await until(() => isBlurred(select));
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog'));

    await press(see.getByRole('link', { name: 'Pacienti' }));
    const [adam, eva] = [await see.findByText('Adam Malý'), await see.findByText('Eva Veľká')];
    await until(() => isBlurred(adam) && isBlurred(eva));
    await hover(eva);
    await until(() => isBlurred(adam) && !isBlurred(eva));
    await hover(see.getByRole('heading', { level: 1, name: 'Pacienti' }));
    await until(() => isBlurred(eva));
    adam.closest<HTMLElement>('[role=option]')?.focus();
    await until(() => focused()?.matches('[role=option]') && !isBlurred(adam));
    // The data of the open detail is hidden until it is hovered.
    await pressKeys('Enter');
    const phone = await see.findByRole('link', { name: '+421 900 123 456' });
    const field = phone.closest('dd');
    await until(() => field && isBlurred(field));
    await hover(phone);
    await until(() => field && !isBlurred(field));

    await press(account);
    await press(await see.findByRole('menuitem', { name: 'Zobraziť údaje pacientov' }));
    await until(() => !isBlurred(eva));
  });

  it('names are hidden from the first paint of the next page, before the settings are loaded', async () => {
    const practice = await createPractice([], { patients, settings: { privacy: true } });
    const first = await openScreen(practice, '/pacienti');
    const seenFirst = await first.see.findByText('Adam Malý');
    await until(() => isBlurred(seenFirst));
    const key = `ordinacia.display ${location.origin}/lane/${practice.lane}`;
    const kept = localStorage.getItem(key);
    expect(kept).to.equal('auto comfortable private');
    await closeScreen();
    localStorage.setItem(key, kept ?? '');
    await breakCall(practice.lane, { kind: 'hold', path: INITIAL });
    const next = await openScreen(practice, '/pacienti');
    await untilHeld(practice.lane, INITIAL);
    // The response with the settings is still held.
    const seenNext = await next.see.findByText('Adam Malý');
    await until(() => isBlurred(seenNext));
    await release(practice.lane, INITIAL);
    (next.element as HTMLElement & { logout(): void }).logout();
    await next.see.findByRole('heading', { name: 'Prihlásenie' });
    expect(localStorage.getItem(key), 'nothing is left after a logout').to.equal(null);
  });
});
