import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { plainSpaces } from '../../../src/lib/clean-text';
import type { RegistrationRequest } from '../../../src/api/contract';
import { RegistrationForm } from '../../../src/features/auth/registration-form';
import { createStore } from '../../../src/state/store';
import { StoreContext } from '../../../src/state/react/store-context';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { storedToken, unmountAll, type Seen } from '../../support/mount';
import { mountView, unmountViews } from '../../support/mount-view';
import * as practiceOf from '../../support/practice';
import { storeConfig } from '../../support/store-config';
import { until } from '../../support/until';

const { answerWith, breakCall, createPractice, clearFaults, release, seenCalls, untilHeld } = practiceOf;
const REGISTER = '/api/admin/register';

/** The form alone, on a store of the practice's lane. */
function open(practice: practiceOf.TestPractice) {
  const store = createStore(storeConfig(practice));
  const sent: RegistrationRequest[] = [];
  const outcomes: string[] = [];
  const recordingStore = {
    ...store,
    async register(form: RegistrationRequest) {
      sent.push(form);
      const outcome = await store.register(form);
      outcomes.push(outcome);
      return outcome;
    },
  };
  const view = mountView(
    <StoreContext.Provider value={recordingStore}>
      <RegistrationForm onRegistered={() => outcomes.push('to the login')}>
        <a href="#prihlasenie">Už mám účet</a>
      </RegistrationForm>
    </StoreContext.Provider>,
  );
  return { ...view, store, sent, outcomes };
}

const field = (see: Seen, name: string) => see.findByLabelText<HTMLInputElement>(name);
const submit = (see: Seen) => press(see.getByRole('button', { name: 'Zaregistrovať sa' }));

async function fillIn(see: Seen): Promise<void> {
  await press(await field(see, 'Titul, meno a priezvisko'));
  await type(' Eva Nová ');
  await press(await field(see, 'E-mail'));
  await type('e@n.sk');
  await press(await field(see, 'Heslo'));
  await type('heslo123');
  await press(await field(see, 'Heslo znova'));
  await type('heslo123');
}

async function expectFilledIn(see: Seen): Promise<void> {
  expect((await field(see, 'Titul, meno a priezvisko')).value).to.equal(' Eva Nová ');
  expect((await field(see, 'E-mail')).value).to.equal('e@n.sk');
  expect((await field(see, 'Heslo')).value).to.equal('heslo123');
  expect((await field(see, 'Heslo znova')).value).to.equal('heslo123');
}

const TAKEN = 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.';

describe('the registration form', () => {
  before(() => setViewport({ width: 1280, height: 1000 }));
  afterEach(async () => {
    unmountViews();
    await unmountAll();
  });

  it('R3 C1 begins the session when the answer has a token', async () => {
    const practice = await createPractice();
    await answerWith(practice.lane, REGISTER, 201, JSON.stringify({ access_token: practice.token }));
    const { see, store, sent, outcomes } = open(practice);
    await see.findByRole('heading', { name: 'Registrácia' });
    see.getByRole('link', { name: 'Už mám účet' });
    await fillIn(see);
    await pressKeys('Enter');
    await until(() => outcomes.length > 0);
    expect(outcomes).to.deep.equal(['logged-in']);
    expect(sent).to.deep.equal([
      {
        doctor_name: 'Eva Nová',
        email: 'e@n.sk',
        password: 'heslo123',
        password_confirmation: 'heslo123',
      },
    ]);
    expect(storedToken(practice)).to.equal(practice.token);
    expect(store.session.isLoggedIn.peek()).to.equal(true);
    const [call] = await seenCalls(practice.lane, REGISTER);
    expect(call?.method).to.equal('POST');
    expect(call?.headers).to.not.have.property('authorization');
    expect(call?.headers).to.include({ 'x-requested-with': 'XMLHttpRequest' });
  });

  it('R3 leads to the login when the answer has no token', async () => {
    const practice = await createPractice();
    await answerWith(practice.lane, REGISTER, 201, '{}');
    const { see, outcomes } = open(practice);
    await fillIn(see);
    await submit(see);
    await until(() => outcomes.length === 2);
    expect(outcomes).to.deep.equal(['registered', 'to the login']);
    expect(storedToken(practice)).to.equal(null);
  });

  it('V9 V10 sends nothing until every field is valid, and each field shows its error', async () => {
    const practice = await createPractice();
    const { see } = open(practice);
    await see.findByRole('button', { name: 'Zaregistrovať sa' });
    await submit(see);
    for (const label of ['Titul, meno a priezvisko', 'E-mail', 'Heslo']) see.getByText(`Položka ${label} je povinná`);
    const name = await field(see, 'Titul, meno a priezvisko');
    await until(() => focused() === name);
    await press(await field(see, 'E-mail'));
    await type('e@n');
    see.getByText('Položka E-mail musí obsahovať správnu emailovú adresu');
    await press(await field(see, 'Heslo'));
    await type('1234567');
    see.getByText('Položka Heslo musí obsahovať minimálne 8 znakov');
    await press(await field(see, 'Heslo znova'));
    await type('12345678');
    see.getByText('Hodnota položky Heslo znova nie je rovnaká');
    await press(await field(see, 'Heslo'));
    await pressKeys('End');
    await type('8');
    await until(() => see.queryByText('Hodnota položky Heslo znova nie je rovnaká') === null);
    await press(await field(see, 'E-mail'));
    await pressKeys('End');
    await type('.sk');
    await submit(see);
    await until(() => focused() === name);
    expect(await seenCalls(practice.lane)).to.deep.equal([]);
  });

  it('V10 accepts a name of 255 characters, and refuses 256', async () => {
    const practice = await createPractice();
    const { see } = open(practice);
    const name = await field(see, 'Titul, meno a priezvisko');
    await press(name);
    await type('a'.repeat(255));
    await until(() => name.value.length === 255);
    expect(see.queryByText(/^Položka/)).to.equal(null);
    await type('a');
    await see.findByText('Položka Titul, meno a priezvisko môže obsahovať najviac 255 znakov');
    await pressKeys('Backspace');
    await until(() => see.queryByText(/255/) === null);
  });

  it('shows server errors at their fields, and those without a field above the form', async () => {
    const practice = await createPractice();
    const errors = { email: ['The email has already been taken.'], terms: ['The terms must be accepted.'] };
    await answerWith(practice.lane, REGISTER, 422, JSON.stringify({ message: 'Invalid.', errors }), {}, 1);
    const { see } = open(practice);
    await fillIn(see);
    await submit(see);
    // A server without a translation.
    const error = await see.findByText(TAKEN);
    const email = await field(see, 'E-mail');
    expect(email.getAttribute('aria-describedby')).to.contain(error.id);
    await until(() => focused() === email);
    expect(see.getByRole('alert').textContent).to.equal(
      'Server niektorý údaj odmietol. Skontrolujte, prosím, formulár.',
    );
    await expectFilledIn(see);
    await type('x');
    await until(() => see.queryByText(TAKEN) === null);
  });

  it('is busy while sending, and ignores a second press', async () => {
    const practice = await createPractice();
    const { see } = open(practice);
    await fillIn(see);
    await breakCall(practice.lane, { kind: 'hold', path: REGISTER });
    await submit(see);
    const button = await see.findByRole('button', { name: 'Registruje sa…' });
    await untilHeld(practice.lane, REGISTER);
    await press(button);
    await pressKeys('Enter');
    await release(practice.lane, REGISTER);
    await see.findByRole('button', { name: 'Zaregistrovať sa' });
    expect(await seenCalls(practice.lane, REGISTER)).to.have.length(1);
  });

  it('after too many attempts shows the time to wait, then allows another', async () => {
    const practice = await createPractice();
    await answerWith(practice.lane, REGISTER, 429, '{}', { 'retry-after': '2' }, 1);
    const { see, outcomes } = open(practice);
    await fillIn(see);
    await submit(see);
    await see.findByText('Priveľa pokusov o registráciu. Skúste to znova o 2 sekundy.');
    await submit(see);
    await see.findByText('Priveľa pokusov o registráciu. Skúste to znova o 1 sekundu.');
    const button = see.getByRole('button', { name: 'Zaregistrovať sa' });
    await until(() => !button.hasAttribute('aria-disabled'));
    expect(await seenCalls(practice.lane, REGISTER)).to.have.length(1);
    await answerWith(practice.lane, REGISTER, 201, '{}');
    await press(button);
    await until(() => outcomes.length > 0);
  });

  const answer = (status: number, body: string) => ({ kind: 'answer', answer: { status, body } }) as const;
  for (const [what, fault, text] of [
    ['a dead server', { kind: 'refuse' }, 'Server je nedostupný.'],
    ['a server error', answer(500, '{}'), 'Registrácia sa nepodarila pre chybu na serveri.'],
    ['a server without registration', answer(404, '{}'), 'Registrácia na tomto serveri nie je dostupná.'],
    ['a refusal without reasons', answer(422, '{}'), 'Server údaje odmietol.'],
    ['too many attempts without a time', answer(429, '{}'), 'Priveľa pokusov o registráciu. Skúste to o chvíľu znova.'],
  ] as const) {
    it(`${what} has its own message; what was typed stays, and the next try works`, async () => {
      const practice = await createPractice();
      await breakCall(practice.lane, { path: REGISTER, ...fault });
      const { see, outcomes } = open(practice);
      await fillIn(see);
      await submit(see);
      expect(plainSpaces((await see.findByRole('alert')).textContent)).to.contain(text);
      await expectFilledIn(see);
      await clearFaults(practice.lane);
      await answerWith(practice.lane, REGISTER, 201, '{}');
      await submit(see);
      await until(() => outcomes.length === 2);
      expect(see.queryByRole('alert')).to.equal(null);
    });
  }
});
