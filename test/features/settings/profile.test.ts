import { expect } from '@open-wc/testing';
import { SETTINGS_DEBOUNCE_MS } from '../../../src/constants';
import { withFakeClock } from '../../support/fake-clock';
import { hidePage } from '../../support/hidden-page';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { openHostPage } from '../../support/host-page';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import {
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  storedDoctor,
  untilHeld,
  type TestPractice,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import type { Seen } from '../../support/mount';
import { countCalls, INITIAL, openSettings, PROFILE, STORE_PROFILE } from './settings-screen';

const profile = { specialization: 'Kardiológia', phone: '+421 900 111 222', about: 'Prax 20 rokov.' };
const field = (see: Seen, name: string) => see.findByRole<HTMLInputElement>('textbox', { name });

/** As a person does: all of it is marked, and written over. */
async function writeOver(see: Seen, name: string, text: string): Promise<HTMLInputElement> {
  const input = await field(see, name);
  input.focus();
  input.select();
  await (text === '' ? pressKeys('Delete') : type(text));
  return input;
}

/** `writeOver` without a pause between the keys, and the pause after which it is saved. */
async function rewrite(see: Seen, name: string, text: string): Promise<HTMLInputElement> {
  await field(see, name);
  return withFakeClock(async (clock) => {
    const input = await writeOver(see, name, text);
    await clock.tick(SETTINGS_DEBOUNCE_MS);
    return input;
  });
}

const stored = async (practice: TestPractice) => {
  const { doctor_name, specialization, phone, about } = await storedDoctor(practice);
  return { doctor_name, specialization, phone, about };
};

describe('the screen „Nastavenie Profilu“', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  it('R11 S6 opens from the user menu', async () => {
    const { see } = await openScreen(await createPractice([], { profile }), '/cakaren');
    (await see.findByRole('button', { name: /^Môj účet ?MUDr\. Test/ })).focus();
    await pressKeys('Enter');
    await press(await see.findByRole('menuitem', { name: 'Nastavenie profilu' }));
    await see.findByRole('heading', { level: 1, name: 'Nastavenie Profilu' });
    expect(address()).to.equal(PROFILE);
    expect((await field(see, 'Špecializácia')).value).to.equal('Kardiológia');
    expect((await field(see, 'Telefón')).value).to.equal('+421 900 111 222');
    expect((await field(see, 'O mne')).value).to.equal('Prax 20 rokov.');
    see.getByText('Pacienti teraz nevidia žiadny oznam.');
    see.getByRole('button', { name: 'Nastaviť stav' });
  });

  it('R11 C28 K1 saves what is typed once, trimmed, and the whole panel shows it', async () => {
    const { see, practice } = await openSettings(PROFILE, { profile });
    const name = await rewrite(see, 'Meno', 'MUDr. Eva Profilová ');
    await see.findByText('Uložené');
    expect((await stored(practice)).doctor_name).to.equal('MUDr. Eva Profilová');
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);
    await until(() => see.queryByRole('button', { name: /^Môj účet ?MUDr\. Eva Profilová/ }));
    expect(name.value, 'nothing moves under the fingers').to.equal('MUDr. Eva Profilová ');
    await pressKeys('Tab');
    await until(() => name.value === 'MUDr. Eva Profilová');
  });

  it('the shortest telephone number is an emergency number', async () => {
    const { see, practice } = await openSettings(PROFILE, { profile });
    await rewrite(see, 'Telefón', '11');
    await see.findByText('Položka Telefón musí obsahovať správne telefónne číslo');
    await rewrite(see, 'Telefón', '112');
    await see.findByText('Uložené');
    expect((await stored(practice)).phone).to.equal('112');
  });

  it('an optional text can be removed', async () => {
    const { see, practice } = await openSettings(PROFILE, { profile });
    await rewrite(see, 'Telefón', '');
    await see.findByText('Uložené');
    expect((await stored(practice)).phone).to.equal(null);
  });

  it('V9 V10 shows an error at its field, and sends nothing', async () => {
    const { see, practice, element } = await openSettings(PROFILE, { profile });
    const before = (await stored(practice)).doctor_name;
    const name = await rewrite(see, 'Meno', '');
    await see.findByText('Položka Meno je povinná');
    expect(name.getAttribute('aria-invalid')).to.equal('true');
    const phone = await rewrite(see, 'Telefón', 'zavolajte');
    await see.findByText('Položka Telefón musí obsahovať správne telefónne číslo');
    await expectAccessible(element);
    await rewrite(see, 'Špecializácia', 'Chirurgia');
    await see.findByText('Uložené');
    expect(await stored(practice)).to.deep.include({ doctor_name: before, phone: profile.phone });
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);
    // It is still there when the doctor comes back, with what is wrong with it.
    await press(see.getByRole('link', { name: 'Nastavenia' }));
    await see.findByRole('switch', { name: 'Skryť údaje pacientov' });
    history.back();
    await see.findByText('Položka Meno je povinná');
    expect((await field(see, 'Telefón')).value).to.equal(phone.value);
  });

  it('shows a server’s validation error at its field', async () => {
    const { see, practice } = await openSettings(PROFILE, { profile });
    const body = JSON.stringify({ message: '', errors: { value: ['Také číslo nepoznáme.'] } });
    await answerWith(practice.lane, STORE_PROFILE, 422, body);
    await rewrite(see, 'Telefón', '0900');
    await see.findByText('Také číslo nepoznáme.');
    see.getByText('Uloženie sa nepotvrdilo');
  });

  it('saves a change when the screen is left within 500 ms', async () => {
    const { see, practice } = await openSettings(PROFILE, { profile });
    await field(see, 'Špecializácia');
    await withFakeClock(async (clock) => {
      await writeOver(see, 'Špecializácia', 'Neurológia');
      await press(see.getByRole('link', { name: 'Čakáreň' }));
      await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
      await until(async () => (await stored(practice)).specialization === 'Neurológia');
      await clock.tick(SETTINGS_DEBOUNCE_MS);
    });
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);
  });

  it('saves a change when the whole page closes', async () => {
    const practice = await createPractice([], { profile });
    const page = await openHostPage(`/admin${PROFILE}`, { logIn: practice });
    await writeOver(page.panel().see, 'Špecializácia', 'Onkológia');
    page.frame.remove();
    await until(async () => (await stored(practice)).specialization === 'Onkológia');
  });

  it('C3 saves a change before a logout that follows at once', async () => {
    const { see, practice, element } = await openSettings(PROFILE, { profile });
    await breakCall(practice.lane, { kind: 'hold', path: STORE_PROFILE });
    await field(see, 'Špecializácia');
    await withFakeClock(async () => {
      await writeOver(see, 'Špecializácia', 'Urológia');
      (element as HTMLElement & { logout(): void }).logout();
    });
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await untilHeld(practice.lane, STORE_PROFILE);
    expect(await seenCalls(practice.lane, '/api/logout')).to.deep.equal([]);
    await release(practice.lane, STORE_PROFILE);
    await until(async () => (await seenCalls(practice.lane, '/api/logout')).length === 1);
    expect((await stored(practice)).specialization).to.equal('Urológia');
  });

  it('saves a change of an expired session once the same doctor is back', async () => {
    const { see, practice } = await openSettings(PROFILE, { profile });
    await field(see, 'Špecializácia');
    await answerWith(practice.lane, STORE_PROFILE, 401, '{"message":"Unauthenticated."}', {}, 1);
    await rewrite(see, 'Špecializácia', 'Geriatria');
    await press(await see.findByLabelText('Prihlasovacie meno'));
    await type(practice.email);
    await pressKeys('Tab');
    await type(practice.password);
    await pressKeys('Enter');
    await see.findByText('Uložené');
    expect((await field(see, 'Špecializácia')).value).to.equal('Geriatria');
    expect((await stored(practice)).specialization).to.equal('Geriatria');
  });

  it('R11 shows the profile of a server that keeps it among the settings', async () => {
    const practice = await createPractice();
    const settings = { doctor_name: 'MUDr. Zo Skladu', phone: '+421 900 333 444', about: 'Prax 5 rokov.' };
    const attributes = { doctor_name: null, settings };
    await answerWith(practice.lane, INITIAL, 200, JSON.stringify({ admin: { id: practice.doctorId, attributes } }));
    const { see } = await openScreen(practice, PROFILE);
    expect((await field(see, 'Telefón')).value).to.equal(settings.phone);
    expect((await field(see, 'O mne')).value).to.equal(settings.about);
    see.getByRole('button', { name: /^Môj účet ?MUDr\. Zo Skladu/ });
  });

  it('F3 keeps everything typed while the server is unreachable', async () => {
    const { see, practice } = await openSettings(PROFILE, { profile });
    await field(see, 'O mne');
    await breakCall(practice.lane, { kind: 'refuse', path: STORE_PROFILE });
    const about = await rewrite(see, 'O mne', 'Dlhý text.');
    await see.findByText('Uloženie sa nepotvrdilo');
    await press(see.getByRole('link', { name: 'Nastavenia' }));
    await see.findByRole('switch', { name: 'Skryť údaje pacientov' });
    history.back();
    await see.findByText('Uloženie sa nepotvrdilo');
    expect((await field(see, 'O mne')).value).to.equal(about.value);
    await clearFaults(practice.lane);
    // The screen that was gone to has the focus first.
    await until(() => focused()?.matches('main'));
    const retry = see.getByRole('button', { name: 'Skúsiť znova uložiť: O mne' });
    retry.focus();
    await pressKeys('Enter');
    await see.findByText('Uložené');
    expect((await stored(practice)).about).to.equal('Dlhý text.');
  });

  it('P8 the announcement and the status are shown beside it', async () => {
    const { see } = await openSettings(PROFILE, { profile });
    await press(await see.findByRole('button', { name: 'Pridať oznam' }));
    await see.findByRole('dialog', { name: 'Pridať oznam' });
    await pressKeys('Escape');
    await until(() => focused()?.textContent === 'Pridať oznam');
    await press(see.getByRole('button', { name: 'Nastaviť stav' }));
    await see.findByRole('dialog', { name: 'Nastaviť stav' });
  });

  for (const appearance of appearances) {
    const label = `${appearance.width} px, ${appearance.colorScheme}`;

    it(`R11 draws loading, failed, retried and filled accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice([], { profile });
      await breakCall(practice.lane, { kind: 'hold', path: INITIAL });
      const { see, element } = await openScreen(practice, PROFILE, appearance);
      await see.findByText('Načítava sa…');
      await untilHeld(practice.lane, INITIAL);
      await expectAccessible(element);
      await clearFaults(practice.lane);
      await answerWith(practice.lane, INITIAL, 403, '{"message":""}');
      await release(practice.lane, INITIAL);
      await closeScreen();
      await setAppearance(appearance);
      hidePage();
      const broken = await openScreen(practice, PROFILE, appearance);
      await broken.see.findByText('Profil sa nepodarilo načítať');
      await expectAccessible(broken.element);
      await clearFaults(practice.lane);
      const retry = broken.see.getAllByRole('button', { name: 'Skúsiť znova' }).at(-1);
      if (!retry) throw new Error('nothing can be tried again');
      await press(retry);
      await field(broken.see, 'Telefón');
      await expectAccessible(broken.element);
      expect(document.documentElement.scrollWidth).to.be.at.most(appearance.width);
    });
  }
});
