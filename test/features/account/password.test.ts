import { expect } from '@open-wc/testing';
import { plainSpaces } from '../../../src/lib/clean-text';
import { errorAt } from '../../support/failure-alert';
import { logIn } from '../../support/log-in';
import type { Seen } from '../../support/mount';
import * as practiceOf from '../../support/practice';
import { closeScreen } from '../../support/screen';
import { focused, press, pressKeys } from '../../support/user-input';
import { until } from '../../support/until';
import { bodyOf, untilFocused, fill, inPopup, openAccount } from '../settings/settings-screen';

const { anotherToken, answerWith, breakCall, clearFaults, endSession, forgetCalls, isSession, release } = practiceOf;
const { seenCalls, untilHeld } = practiceOf;
const CHANGE = '/api/password-change';
/** Contains invisible characters: a password is sent exactly as typed. */
const NEW = 'šedý\u200B kocúr\u200D';
const CHANGED = 'Heslo je zmenené. Ostatné zariadenia boli odhlásené.';

const openForm = async (see: Seen) => {
  await press(await see.findByRole('button', { name: 'Zmeniť heslo' }));
  return inPopup(see, 'Zmeniť heslo');
};
const filled = (current: string, next = NEW, again = next) => ({
  'Súčasné heslo': current,
  'Nové heslo': next,
  'Nové heslo znova': again,
});

describe('„Zmeniť heslo“', () => {
  afterEach(closeScreen);

  it('changes the password, and logs out the other devices', async () => {
    const { see, practice } = await openAccount();
    const other = await anotherToken(practice);
    const popup = await openForm(see);
    const current = popup.getByLabelText<HTMLInputElement>('Súčasné heslo');
    await until(() => focused() === current);
    expect(current.autocomplete).to.equal('current-password');
    for (const label of ['Nové heslo', 'Nové heslo znova'])
      expect(popup.getByLabelText<HTMLInputElement>(label).autocomplete).to.equal('new-password');
    await fill(see, filled(practice.password));
    await pressKeys('Enter');
    await see.findByText(CHANGED);
    await untilFocused('Zmeniť heslo');
    expect(see.queryByRole('dialog')).to.equal(null);
    expect([await isSession(practice.token), await isSession(other)]).to.deep.equal([true, false]);
    expect(await isSession(await anotherToken({ ...practice, password: NEW }))).to.equal(true);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).to.not.contain(NEW);
    const again = await openForm(see);
    expect(again.getByLabelText<HTMLInputElement>('Súčasné heslo').value).to.equal('');
  });

  it('shows each rule at its field, the first with the focus, and sends nothing; what the server refuses, too, and keeps what was typed, but not over the end of the session', async () => {
    const { see, root, practice } = await openAccount();
    const popup = await openForm(see);
    const error = (label: string) => errorAt(popup.getByLabelText(label), root);
    await press(popup.getByRole('button', { name: 'Uložiť nové heslo' }));
    expect(error('Súčasné heslo')).to.equal('Položka Súčasné heslo je povinná');
    expect(error('Nové heslo')).to.equal('Položka Nové heslo je povinná');
    await until(() => focused() === popup.getByLabelText('Súčasné heslo'));
    await fill(see, filled(practice.password, 'krátke', 'iné'));
    await pressKeys('Enter');
    expect(error('Nové heslo')).to.equal('Položka Nové heslo musí obsahovať minimálne 8 znakov');
    expect(error('Nové heslo znova')).to.equal('Hodnota položky Nové heslo znova nie je rovnaká');
    await until(() => focused() === popup.getByLabelText('Nové heslo'));
    expect(await seenCalls(practice.lane, CHANGE)).to.deep.equal([]);
    const field = (label: string) => popup.getByLabelText<HTMLInputElement>(label);
    await fill(see, filled('nesprávne heslo'));
    await pressKeys('Enter');
    await until(() => error('Súčasné heslo') === 'Súčasné heslo nie je správne.');
    await until(() => focused() === field('Súčasné heslo'));
    expect([field('Nové heslo').value, field('Nové heslo znova').value]).to.deep.equal([NEW, NEW]);
    await fill(see, filled(practice.password, 'password1'));
    await pressKeys('Enter');
    await until(() => error('Nové heslo').includes('patrí k najčastejším'));
    await until(() => focused() === field('Nové heslo'));
    expect(field('Súčasné heslo').value).to.equal(practice.password);

    await fill(see, filled(practice.password));
    await endSession(practice.token);
    await pressKeys('Enter');
    await see.findByText('Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.');
    await logIn(see, practice);
    await see.findByRole('heading', { name: 'Účet a bezpečnosť' });
    expect(see.queryByRole('dialog')).to.equal(null);
    const again = await openForm(see);
    expect(again.getByLabelText<HTMLInputElement>('Nové heslo').value).to.equal('');
  });

  it('a failure is shown in the form, which keeps what was typed, and after too many attempts it waits; it is busy while sending, and closed meanwhile its failure is shown all the same', async () => {
    const { see, practice } = await openAccount();
    const popup = await openForm(see);
    await fill(see, filled(practice.password));
    const button = popup.getByRole('button', { name: 'Uložiť nové heslo' });
    for (const [status, text] of [
      [503, 'Server je práve preťažený.'],
      [403, 'Heslo sa nepodarilo zmeniť.'],
      [422, 'Server údaje odmietol.'],
    ] as const) {
      await answerWith(practice.lane, CHANGE, status, '{}', {}, 1);
      await press(button);
      await until(() => plainSpaces(popup.queryByRole('alert')?.textContent ?? '').includes(text));
    }
    await answerWith(practice.lane, CHANGE, 429, '{"message":""}', { 'retry-after': '1' }, 1);
    await press(button);
    await popup.findByText('Priveľa pokusov. Skúste to znova o 1 sekundu.');
    await until(() => !button.hasAttribute('aria-disabled'));
    await clearFaults(practice.lane);
    await forgetCalls(practice.lane);
    await breakCall(practice.lane, { kind: 'hold', path: CHANGE, answer: { status: 500, body: '{}' }, times: 1 });
    await press(button);
    await press(await popup.findByRole('button', { name: 'Ukladá sa…' }));
    await untilHeld(practice.lane, CHANGE);
    expect(await bodyOf(practice, CHANGE)).to.deep.equal({
      current_password: practice.password,
      password: NEW,
      password_confirmation: NEW,
    });
    await pressKeys('Escape');
    await untilFocused('Zmeniť heslo');
    await release(practice.lane, CHANGE);
    await see.findByText(/^Server zmenu nepotvrdil, heslo však už môže byť zmenené\./);
    expect(await seenCalls(practice.lane, CHANGE)).to.have.length(1);
  });
});
