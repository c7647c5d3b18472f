import { expect } from '@open-wc/testing';
import { fireEvent } from '@testing-library/dom';
import { setViewport } from '@web/test-runner-commands';
import { plainSpaces } from '../../../src/lib/clean-text';
import { errorAt } from '../../support/failure-alert';
import { mount, storedToken, unmountAll, type Seen } from '../../support/mount';
import { answerWith, breakCall, clearFaults, createPractice, isSession, seenCalls } from '../../support/practice';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { until } from '../../support/until';

const REGISTER = '/api/admin/register';
const TAKEN = 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.';
const PASSWORD = 'dlhe-heslo';

async function visit(attributes: Record<string, string> = {}, isLoggedIn = false) {
  const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
  location.hash = '/registracia';
  const mounted = await mount(practice, 'ordinacia-admin', {
    attributes: { routing: 'hash', ...attributes },
    isLoggedIn,
  });
  return { practice, ...mounted };
}

const field = (see: Seen, name: string) => see.findByLabelText<HTMLInputElement>(name);
const submit = (see: Seen) => see.getByRole('button', { name: 'Zaregistrovať sa' });
const labels = ['Titul, meno a priezvisko', 'E-mail', 'Heslo', 'Heslo znova'];
const written = (see: Seen) => Promise.all(labels.map(async (label) => (await field(see, label)).value));

/** Fills in the form by keys, or with one event for each field; returns the values. */
async function fill(see: Seen, email: string, { byKeys = false } = {}): Promise<string[]> {
  const name = `MUDr. Nová Lekárka ${crypto.randomUUID().slice(0, 8)}`;
  const values = [` ${name} `, email, PASSWORD, PASSWORD];
  for (const [index, text] of values.entries()) {
    const input = await field(see, labels[index] ?? '');
    input.focus();
    if (byKeys) await type(text);
    else fireEvent.input(input, { target: { value: text } });
  }
  return values;
}

describe('the registration', () => {
  beforeEach(() => setViewport({ width: 1280, height: 1000 }));
  afterEach(async () => {
    history.replaceState(null, '', location.pathname + location.search);
    await unmountAll();
  });

  it('R3 C1 creates the account by keyboard, logs in, and opens the waiting room', async () => {
    const { see, practice } = await visit();
    const email = `nova-${practice.lane}@test.sk`;
    const [name = ''] = await fill(see, email, { byKeys: true });
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    const token = storedToken(practice);
    expect(token && (await isSession(token))).to.equal(true);
    await see.findByRole('button', { name: /MUDr\. Nová Lekárka/ });
    await see.findByText('Vaša ordinácia čaká na schválenie správcom. Pacienti ju zatiaľ nevidia.');
    const [call] = await seenCalls(practice.lane, REGISTER);
    expect(JSON.parse(call?.body ?? '')).to.deep.equal({
      doctor_name: name.trim(),
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
  });

  it('V9 V10 sends nothing until every field is valid, and each field shows its error', async () => {
    const { see, practice } = await visit();
    const name = await field(see, 'Titul, meno a priezvisko');
    await press(submit(see));
    for (const label of labels.slice(0, 3)) see.getByText(`Položka ${label} je povinná`);
    await until(() => focused() === name);
    // In one event: typing so many letters takes seconds.
    fireEvent.input(name, { target: { value: 'a'.repeat(256) } });
    await see.findByText('Položka Titul, meno a priezvisko môže obsahovať najviac 255 znakov');
    (await field(see, 'E-mail')).focus();
    await type('e@n');
    see.getByText('Položka E-mail musí obsahovať správnu emailovú adresu');
    (await field(see, 'Heslo')).focus();
    await type('1234567');
    see.getByText('Položka Heslo musí obsahovať minimálne 8 znakov');
    (await field(see, 'Heslo znova')).focus();
    await type('12345678');
    see.getByText('Hodnota položky Heslo znova nie je rovnaká');
    (await field(see, 'Heslo')).focus();
    await pressKeys('End');
    await type('8');
    await until(() => see.queryByText('Hodnota položky Heslo znova nie je rovnaká') === null);
    await press(submit(see));
    await until(() => focused() === name);
    expect(await seenCalls(practice.lane, REGISTER)).to.deep.equal([]);
  });

  it('R3 shows an e-mail that is taken, in Slovak also where the server says so in English, and other errors of a server, at their fields, those without a field above the form, and each other failure in words of its own; what was typed stays, and the next try leads to the login, where the answer has no token', async () => {
    const { see, root, practice } = await visit();
    const entered = await fill(see, practice.email);
    await press(submit(see));
    const email = await field(see, 'E-mail');
    await until(() => errorAt(email, root) === TAKEN && focused() === email);
    expect(await written(see)).to.deep.equal(entered);
    expect(storedToken(practice)).to.equal(null);
    await type('x');
    await until(() => errorAt(email, root) === '');
    // A server without a translation.
    const errors = { email: ['The email has already been taken.'], terms: ['The terms must be accepted.'] };
    await answerWith(practice.lane, REGISTER, 422, JSON.stringify({ message: 'Invalid.', errors }), {}, 1);
    await press(submit(see));
    await until(() => errorAt(email, root) === TAKEN);
    expect(see.getByRole('alert').textContent).to.equal(
      'Server niektorý údaj odmietol. Skontrolujte, prosím, formulár.',
    );
    const values = await written(see);
    const answer = (status: number, body: string) => ({ kind: 'answer', answer: { status, body } }) as const;
    for (const [fault, text] of [
      [{ kind: 'refuse' }, 'Server je nedostupný.'],
      [answer(500, '{}'), 'Registrácia sa nepodarila pre chybu na serveri.'],
      [answer(403, '{}'), 'Registrácia na tomto serveri nie je otvorená. O účet požiadajte správcu.'],
      [answer(404, '{}'), 'Registrácia na tomto serveri nie je dostupná.'],
      [answer(422, '{}'), 'Server údaje odmietol.'],
      [answer(429, '{}'), 'Priveľa pokusov o registráciu. Skúste to o chvíľu znova.'],
    ] as const) {
      await breakCall(practice.lane, { path: REGISTER, ...fault });
      await press(submit(see));
      await until(() => plainSpaces(see.queryByRole('alert')?.textContent ?? '').includes(text));
      expect(await written(see)).to.deep.equal(values);
      await clearFaults(practice.lane);
    }
    await answerWith(practice.lane, REGISTER, 429, '{}', { 'retry-after': '1' }, 1);
    await press(submit(see));
    await see.findByText('Priveľa pokusov o registráciu. Skúste to znova o 1 sekundu.');
    await until(() => !submit(see).hasAttribute('aria-disabled'));
    await answerWith(practice.lane, REGISTER, 201, '{}');
    await press(submit(see));
    await see.findByText('Účet je vytvorený. Teraz sa doň prihláste.');
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(storedToken(practice)).to.equal(null);
  });

  it('R3 registration="off" removes its link and its route', async () => {
    const { see } = await visit({ registration: 'off' });
    await see.findByText('Táto adresa v paneli neexistuje');
    location.hash = '/prihlasenie';
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(see.queryByRole('link', { name: /Zaregistrujte/ })).to.equal(null);
  });

  it('R3 tells somebody already logged in so, with a way on', async () => {
    const { see } = await visit({}, true);
    await see.findByText('Už máte účet a ste prihlásení');
    see.getByRole('heading', { level: 1, name: 'Registrácia' });
    await press(see.getByRole('link', { name: 'Prejsť do čakárne' }));
    await see.findByText('Ján Prvý');
  });
});
