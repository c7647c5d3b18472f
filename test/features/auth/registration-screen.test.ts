import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { mount, storedToken, unmountAll, type Seen } from '../../support/mount';
import { answerWith, createPractice, isSession, clearFaults, seenCalls } from '../../support/practice';
import { until } from '../../support/until';

const REGISTER = '/api/admin/register';

async function visit(attributes: Record<string, string> = {}, isLoggedIn = false) {
  const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
  location.hash = '/registracia';
  const mounted = await mount(practice, 'ordinacia-admin', {
    attributes: { routing: 'hash', ...attributes },
    isLoggedIn,
  });
  return { practice, ...mounted };
}

let count = 0;
const newName = () => `MUDr. Nová Lekárka ${crypto.randomUUID().slice(0, 8)} ${(count += 1)}`;

async function fill(see: Seen, email: string, password = 'dlhe-heslo', again = password, name = newName()) {
  (await see.findByRole('textbox', { name: /^Titul, meno a priezvisko/ })).focus();
  await type(name);
  await pressKeys('Tab');
  await type(email);
  await pressKeys('Tab');
  await type(password);
  (await see.findByLabelText(/^Heslo znova/)).focus();
  await type(again);
}

describe('the registration screen', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    history.replaceState(null, '', location.pathname + location.search);
    await unmountAll();
  });

  it('R3 creates the account by keyboard, logs in, and opens the waiting room', async () => {
    const { see, practice } = await visit();
    await fill(see, `nova-${practice.lane}@test.sk`);
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    const token = storedToken(practice);
    expect(token && (await isSession(token))).to.equal(true);
    await see.findByRole('button', { name: /MUDr\. Nová Lekárka/ });
    // Whoever registers is not public before being approved.
    await see.findByText('Vaša ordinácia čaká na schválenie správcom. Pacienti ju zatiaľ nevidia.');
    const [call] = await seenCalls(practice.lane, REGISTER);
    expect(call?.headers['authorization']).to.equal(undefined);
  });

  it('V9 V10 shows an error at its field while typing, and sends nothing', async () => {
    const { see, practice } = await visit();
    await fill(see, 'nie-je-mail', 'kratke', 'ine');
    see.getByText('Položka E-mail musí obsahovať správnu emailovú adresu');
    see.getByText('Položka Heslo musí obsahovať minimálne 8 znakov');
    see.getByText('Hodnota položky Heslo znova nie je rovnaká');
    await press(see.getByRole('button', { name: 'Zaregistrovať sa' }));
    await until(() => focused()?.getAttribute('name') === 'email');
    expect(await seenCalls(practice.lane, REGISTER)).to.deep.equal([]);
  });

  it('V10 an empty form names each missing field', async () => {
    const { see } = await visit();
    await press(await see.findByRole('button', { name: 'Zaregistrovať sa' }));
    see.getByText('Položka Titul, meno a priezvisko je povinná');
    see.getByText('Položka E-mail je povinná');
    see.getByText('Položka Heslo je povinná');
    await until(() => focused()?.getAttribute('name') === 'doctor_name');
  });

  it('R3 shows an e-mail that is taken at its field, and keeps what was typed', async () => {
    const { see, practice } = await visit();
    await fill(see, practice.email);
    await pressKeys('Enter');
    await until(() => see.getByRole('textbox', { name: /^E-mail/ }).getAttribute('aria-invalid') === 'true');
    expect(see.getByRole<HTMLInputElement>('textbox', { name: /^Titul, meno a priezvisko/ }).value).to.match(
      /^MUDr\. Nová Lekárka/,
    );
    expect(storedToken(practice)).to.equal(null);
  });

  it('R3 an answer without a token leads to the login with a message', async () => {
    const { see, practice } = await visit();
    await answerWith(practice.lane, REGISTER, 201, '{}');
    await fill(see, 'nova@test.sk');
    await pressKeys('Enter');
    await see.findByText('Účet je vytvorený. Teraz sa doň prihláste.');
    await see.findByRole('heading', { name: 'Prihlásenie' });
  });

  it('F3 shows a server failure in the form, keeps what was typed, and can be sent again', async () => {
    const { see, practice } = await visit();
    await answerWith(practice.lane, REGISTER, 500, '{}');
    await fill(see, `znova-${practice.lane}@test.sk`);
    await pressKeys('Enter');
    await see.findByText('Registrácia sa nepodarila pre chybu na serveri. Skúste to o chvíľu znova.');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Zaregistrovať sa' }));
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
  });

  it('says that the registration is closed, and keeps what was typed', async () => {
    const { see, practice } = await visit();
    await answerWith(practice.lane, REGISTER, 403, '{"message":"This action is unauthorized."}');
    await fill(see, 'nova@test.sk');
    await pressKeys('Enter');
    await see.findByText('Registrácia na tomto serveri nie je otvorená. O účet požiadajte správcu.');
    expect(see.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).to.equal('nova@test.sk');
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
