import { expect } from '@open-wc/testing';
import { SETTINGS_DEBOUNCE_MS } from '../../../src/constants';
import { withFakeClock } from '../../support/fake-clock';
import { chooseFiles } from '../../support/files';
import { focused, pressKeys, press } from '../../support/user-input';
import { openHostPage } from '../../support/host-page';
import * as practiceOf from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import type { Seen } from '../../support/mount';
import * as screen from '../settings/settings-screen';

const { countCalls, openSettings, png, PROFILE, STORE_PROFILE, storeElsewhere, writeOver } = screen;
const { breakCall, clearFaults, createPractice, forgetCalls, release, seenCalls, storedDoctor } = practiceOf;
const { untilHeld } = practiceOf;
const profile = { specialization: 'Kardiológia', phone: '+421 900 111 222', about: 'Prax 20 rokov.' };
const field = (see: Seen, name: string) => see.findByRole<HTMLInputElement>('textbox', { name });

/** Writes over a field without a pause between the keys, and waits until it is saved. */
async function rewrite(see: Seen, name: string, text: string): Promise<HTMLInputElement> {
  const input = await field(see, name);
  return withFakeClock(async (clock) => {
    await writeOver(input, text);
    await clock.tick(SETTINGS_DEBOUNCE_MS);
    return input;
  });
}

const stored = async (practice: practiceOf.TestPractice) => {
  const { doctor_name, specialization, phone, about } = await storedDoctor(practice);
  return { doctor_name, specialization, phone, about };
};

describe('the screen „Nastavenie Profilu“', () => {
  afterEach(closeScreen);

  it('R11 S6 P8 V9 V10 C28 K1 opens from the user menu, beside the announcement and the status; what is typed is saved once, trimmed, and the whole panel shows it; an error is shown at its field, sends nothing, and is kept for whoever comes back; an optional text can be removed', async () => {
    const practice = await createPractice([], { profile });
    const { see } = await openScreen(practice, '/cakaren');
    (await see.findByRole('button', { name: /^Môj účet ?MUDr\. Test/ })).focus();
    await pressKeys('Enter');
    await press(await see.findByRole('menuitem', { name: 'Nastavenie profilu' }));
    await see.findByRole('heading', { level: 1, name: 'Nastavenie Profilu' });
    expect(address()).to.equal(PROFILE);
    expect((await field(see, 'Špecializácia')).value).to.equal('Kardiológia');
    expect((await field(see, 'Telefón')).value).to.equal('+421 900 111 222');
    expect((await field(see, 'O mne')).value).to.equal('Prax 20 rokov.');
    see.getByText('Pacienti teraz nevidia žiadny oznam.');
    await press(see.getByRole('button', { name: 'Pridať oznam' }));
    await see.findByRole('dialog', { name: 'Pridať oznam' });
    await pressKeys('Escape');
    await until(() => focused()?.textContent === 'Pridať oznam');
    await press(see.getByRole('button', { name: 'Nastaviť stav' }));
    await see.findByRole('dialog', { name: 'Nastaviť stav' });
    await pressKeys('Escape');
    await until(() => focused()?.textContent === 'Nastaviť stav');

    const name = await rewrite(see, 'Meno', 'MUDr. Eva Profilová ');
    await see.findByText('Uložené');
    expect((await stored(practice)).doctor_name).to.equal('MUDr. Eva Profilová');
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);
    await until(() => see.queryByRole('button', { name: /^Môj účet ?MUDr\. Eva Profilová/ }));
    expect(name.value, 'nothing moves under the fingers').to.equal('MUDr. Eva Profilová ');
    await pressKeys('Tab');
    await until(() => name.value === 'MUDr. Eva Profilová');

    await forgetCalls(practice.lane);
    await rewrite(see, 'Meno', '');
    await see.findByText('Položka Meno je povinná');
    expect(name.getAttribute('aria-invalid')).to.equal('true');
    // The shortest telephone number is an emergency number.
    await rewrite(see, 'Telefón', '11');
    await see.findByText('Položka Telefón musí obsahovať správne telefónne číslo');
    await rewrite(see, 'O mne', '');
    await see.findByText('Uložené');
    expect(await stored(practice)).to.deep.include({
      doctor_name: 'MUDr. Eva Profilová',
      phone: profile.phone,
      about: null,
    });
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);
    await press(see.getByRole('link', { name: 'Nastavenia' }));
    await see.findByRole('switch', { name: 'Skryť údaje pacientov' });
    history.back();
    await see.findByText('Položka Meno je povinná');
    expect((await field(see, 'Telefón')).value).to.equal('11');
    // Wait until the new screen has taken the focus.
    await until(() => focused()?.matches('main'));
    await rewrite(see, 'Telefón', '112');
    await until(async () => (await stored(practice)).phone === '112');
  });

  it('F3 C3 saves a change when the screen is left within 500 ms, keeps everything typed while the server is unreachable, and saves a change before a logout that follows at once', async () => {
    const { see, practice, element } = await openSettings(PROFILE, { profile });
    const specialization = await field(see, 'Špecializácia');
    await withFakeClock(async (clock) => {
      await writeOver(specialization, 'Neurológia');
      await press(see.getByRole('link', { name: 'Čakáreň' }));
      await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
      await until(async () => (await stored(practice)).specialization === 'Neurológia');
      await clock.tick(SETTINGS_DEBOUNCE_MS);
    });
    expect(await countCalls(practice, STORE_PROFILE)).to.equal(1);

    history.back();
    await field(see, 'O mne');
    await until(() => focused()?.matches('main'));
    await breakCall(practice.lane, { kind: 'refuse', path: STORE_PROFILE });
    const about = await rewrite(see, 'O mne', 'Dlhý text.');
    await see.findByText('Uloženie sa nepotvrdilo');
    await press(see.getByRole('link', { name: 'Nastavenia' }));
    await see.findByRole('switch', { name: 'Skryť údaje pacientov' });
    history.back();
    await see.findByText('Uloženie sa nepotvrdilo');
    expect((await field(see, 'O mne')).value).to.equal(about.value);
    await clearFaults(practice.lane);
    await until(() => focused()?.matches('main'));
    see.getByRole('button', { name: 'Skúsiť znova uložiť: O mne' }).focus();
    await pressKeys('Enter');
    const retried = await field(see, 'O mne');
    expect(focused() === retried).to.equal(true);
    await until(async () => (await stored(practice)).about === 'Dlhý text.');

    await breakCall(practice.lane, { kind: 'hold', path: STORE_PROFILE });
    const again = await field(see, 'Špecializácia');
    await withFakeClock(async () => {
      await writeOver(again, 'Urológia');
      (element as HTMLElement & { logout(): void }).logout();
    });
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await untilHeld(practice.lane, STORE_PROFILE);
    expect(await seenCalls(practice.lane, '/api/logout')).to.deep.equal([]);
    await release(practice.lane, STORE_PROFILE);
    await until(async () => (await seenCalls(practice.lane, '/api/logout')).length === 1);
    expect((await stored(practice)).specialization).to.equal('Urológia');
  });

  it('a text that was left before it was sent, and a chosen picture, give way to what another tab stores later', async () => {
    const { see, practice } = await openSettings(PROFILE, { profile });
    const about = await field(see, 'O mne');
    await withFakeClock(async (clock) => {
      await writeOver(about, 'Napísané tu.');
      about.blur();
      await clock.tick(SETTINGS_DEBOUNCE_MS);
    });
    await see.findByText('Uložené');
    await storeElsewhere(practice, 'about', 'Napísané inde.', STORE_PROFILE);
    await until(() => about.value === 'Napísané inde.');

    const picture = () => see.queryByRole('img', { name: /^Fotografia: MUDr\. Test/ });
    await chooseFiles(await see.findByLabelText('Fotografia'), png);
    await see.findByRole('button', { name: 'Odstrániť fotografiu' });
    expect(picture()).not.to.equal(null);
    await storeElsewhere(practice, 'avatar', null, STORE_PROFILE);
    await until(() => picture() === null);
    expect(see.queryByRole('button', { name: 'Odstrániť fotografiu' })).to.equal(null);
  });

  it('saves a change when the whole page closes', async () => {
    const practice = await createPractice([], { profile });
    const page = await openHostPage(`/admin${PROFILE}`, { logIn: practice });
    await writeOver(await field(page.panel().see, 'Špecializácia'), 'Onkológia');
    page.frame.remove();
    await until(async () => (await stored(practice)).specialization === 'Onkológia');
  });
});
