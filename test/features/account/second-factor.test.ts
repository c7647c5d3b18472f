import { expect } from '@open-wc/testing';
import { encode } from 'uqr';
import { post } from '../../support/colleague';
import { errorAt } from '../../support/failure-alert';
import type { Seen } from '../../support/mount';
import { answerWith, breakCall, clearFaults, createPractice, seenCalls } from '../../support/practice';
import { appCode, turnOnSecondFactor } from '../../support/second-factor';
import { closeScreen } from '../../support/screen';
import { focused, press, pressKeys, type } from '../../support/user-input';
import { until } from '../../support/until';
import { catchFiles } from '../saved-files';
import * as screen from '../settings/settings-screen';
import type { OpenedAccount } from '../settings/settings-screen';

const { tellTabs, fill, inPopup, openAccount, untilFocused } = screen;

const BEGIN = '/api/second-factor-begin';
const CONFIRM = '/api/second-factor-confirm';
const END = '/api/second-factor-end';
const TURN_ON = 'Zapnúť dvojstupňové overenie';
const TURN_OFF = 'Vypnúť dvojstupňové overenie';
const RENEW = 'Nové obnovovacie kódy';
const CODES = 'Obnovovacie kódy';
const APP_CODE = 'Kód, ktorý aplikácia ukazuje';
const WRONG_CODE = 'Tento kód nie je správny alebo už bol použitý.';

/** Sets up a second factor up to the QR code. */
async function begin(account: OpenedAccount) {
  const { see, practice } = account;
  await press(await see.findByRole('button', { name: TURN_ON }));
  const popup = await inPopup(see, TURN_ON);
  await until(() => focused() === popup.getByLabelText('Súčasné heslo'));
  await type(practice.password);
  await pressKeys('Enter');
  const code = await popup.findByLabelText<HTMLInputElement>(APP_CODE);
  await until(() => focused() === code);
  const secret = popup.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{1,4})+$/).textContent.replaceAll(' ', '');
  return { popup, code, secret };
}

async function shownCodes(see: Seen) {
  const popup = await inPopup(see, CODES);
  return popup.getAllByRole('listitem').map(({ textContent }) => textContent);
}

async function keepCodes(see: Seen) {
  await press((await inPopup(see, CODES)).getByRole('button', { name: 'Mám ich uložené' }));
}

describe('„Dvojstupňové overenie“', () => {
  afterEach(closeScreen);

  it('is turned on by the password and the app’s code, offers the app’s address as a QR code, as a link and as a secret, and shows the recovery codes until they are kept', async () => {
    const account = await openAccount();
    const { see, practice } = account;
    await see.findByText('Vypnuté');
    const { popup, code, secret } = await begin(account);
    expect([code.inputMode, code.autocomplete]).to.deep.equal(['numeric', 'one-time-code']);
    const uri = popup.getByRole<HTMLAnchorElement>('link', { name: 'Otvoriť v aplikácii na tomto zariadení' }).href;
    expect(uri).to.match(/^otpauth:\/\/totp\//);
    expect(new URL(uri).searchParams.get('secret')).to.equal(secret);
    const picture = popup.getByRole('img', { name: 'QR kód pre overovaciu aplikáciu' });
    const { data } = encode(uri, { border: 4 });
    const drawn = data.map((row) => row.map(() => false));
    for (const [, x, y, width] of (picture.querySelector('path')?.getAttribute('d') ?? '').matchAll(
      /M(\d+) (\d+)h(\d+)/g,
    ))
      for (let at = 0; at < Number(width); at += 1) (drawn[Number(y)] ?? [])[Number(x) + at] = true;
    expect(drawn).to.deep.equal(data);
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    await press(popup.getByRole('button', { name: 'Kopírovať kľúč' }));
    await popup.findByText('Kľúč je skopírovaný');
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(copied).to.deep.equal([secret]);
    code.focus();
    await type(`${appCode(secret).slice(0, 3)} ${appCode(secret).slice(3)}`);
    await pressKeys('Enter');
    const codes = await shownCodes(see);
    expect(new Set(codes).size).to.equal(10);
    expect(popup.queryByLabelText(APP_CODE)).to.equal(null);
    await until(() => focused()?.getAttribute('aria-label') === CODES);
    // Browsers close a dialog by themselves at the second Escape.
    await pressKeys('Escape', 'Escape', 'Escape');
    expect(await shownCodes(see)).to.deep.equal(codes);
    await keepCodes(see);
    expect(see.queryByRole('dialog')).to.equal(null);
    await see.findByText('Zostáva 10 obnovovacích kódov.');
    await untilFocused(TURN_OFF);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).to.not.contain(
      codes[0] ?? '',
    );
    await post(practice, '/api/admin/login', { username: practice.email, password: practice.password, code: codes[0] });
  });

  it('says a wrong password and a wrong code at the field, keeps the form where the server cannot be reached, and starts again where the setup has run out; offers no address that an app would not open; closes what another tab has changed', async () => {
    const account = await openAccount();
    const { see, root, practice } = account;
    await press(await see.findByRole('button', { name: TURN_ON }));
    await fill(see, { 'Súčasné heslo': 'nie je to ono' });
    await pressKeys('Enter');
    await until(() => errorAt(see.getByLabelText('Súčasné heslo'), root) === 'Súčasné heslo nie je správne.');
    await pressKeys('Escape');
    const { code, secret } = await begin(account);
    await type('12ab');
    await pressKeys('Enter');
    expect(errorAt(code, root)).to.equal(`Položka ${APP_CODE} musí obsahovať presne 6 číslic`);
    expect(await seenCalls(practice.lane, CONFIRM)).to.deep.equal([]);
    const wrong = String((Number(appCode(secret)) + 1) % 1_000_000).padStart(6, '0');
    await fill(see, { [APP_CODE]: wrong });
    await pressKeys('Enter');
    await until(() => errorAt(code, root) === WRONG_CODE);
    await until(() => focused() === code);
    expect(code.value).to.equal(wrong);
    await breakCall(practice.lane, { kind: 'refuse', path: CONFIRM });
    await pressKeys('Enter');
    await see.findByText('Server zapnutie nepotvrdil. Skúste to znova s novým kódom.');
    expect(code.value).to.equal(wrong);
    await clearFaults(practice.lane);
    await answerWith(practice.lane, CONFIRM, 409, '{"message":""}', {}, 1);
    await fill(see, { [APP_CODE]: appCode(secret) });
    await pressKeys('Enter');
    await see.findByText('Platnosť nastavenia sa skončila. Začnite, prosím, znova.');
    await until(() => focused() === see.getByLabelText('Súčasné heslo'));

    await pressKeys('Escape');
    const setup = { secret: 'ABCDEFGH', uri: 'javascript:alert(1)', qr: ['101', '010', '101'] };
    await answerWith(practice.lane, BEGIN, 200, JSON.stringify(setup), {}, 1);
    const { popup } = await begin(account);
    expect(popup.queryByRole('link')).to.equal(null);
    popup.getByText('ABCD EFGH');
    await turnOnSecondFactor(practice);
    tellTabs(practice, 'account');
    await see.findByText('Zapnuté');
    expect(see.queryByRole('dialog')).to.equal(null);
    see.getByText(/sa medzitým zmenilo v inom okne/);
  });

  it('turned on by an answer that was lost, says that the recovery codes are missing; turned off by one, says so', async () => {
    const account = await openAccount();
    const { see, practice } = account;
    const { secret } = await begin(account);
    await breakCall(practice.lane, { kind: 'lose', path: CONFIRM, times: 1 });
    await type(appCode(secret));
    await pressKeys('Enter');
    await see.findByText(/obnovovacie kódy k Vám neprišli/);
    expect(see.queryByRole('dialog')).to.equal(null);
    await untilFocused(TURN_OFF);
    await press(see.getByRole('button', { name: RENEW }));
    await fill(see, { 'Súčasné heslo': practice.password, 'Kód z aplikácie': appCode(secret, 'next') });
    await pressKeys('Enter');
    const codes = await shownCodes(see);
    expect(codes).to.have.length(10);
    await keepCodes(see);
    expect(see.queryByText(/obnovovacie kódy k Vám neprišli/)).to.equal(null);
    await press(see.getByRole('button', { name: TURN_OFF }));
    await breakCall(practice.lane, { kind: 'lose', path: END, times: 1 });
    await fill(see, { 'Súčasné heslo': practice.password, 'Kód z aplikácie': codes[0] ?? '' });
    await pressKeys('Enter');
    await see.findByText('Dvojstupňové overenie je vypnuté.');
    expect(see.queryByRole('dialog')).to.equal(null);
    await untilFocused(TURN_ON);
  });

  it('asks for new recovery codes while a few are left, makes them in place of the old ones, as a file too, and shows them until they are kept, also when the screen is opened again; is turned off by both factors only', async () => {
    const practice = await createPractice();
    const factor = await turnOnSecondFactor(practice);
    const fewLeft = JSON.stringify({ second_factor: true, recovery_codes: 3 });
    await answerWith(practice.lane, '/api/account', 200, fewLeft);
    const { see, root } = await openAccount(practice);
    await see.findByText('Zostávajú 3 obnovovacie kódy.');
    see.getByText('Vytvorte si nové, kým sa ešte dokážete prihlásiť.');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: RENEW }));
    await fill(see, { 'Súčasné heslo': practice.password, 'Kód z aplikácie': factor.code('next') });
    await pressKeys('Enter');
    const codes = await shownCodes(see);
    expect(codes.filter((code) => factor.recoveryCodes.includes(code))).to.deep.equal([]);
    const { files, restore } = catchFiles();
    await press(see.getByRole('button', { name: 'Stiahnuť ako súbor' })).finally(restore);
    expect(files[0]?.name).to.equal('obnovovacie-kody.txt');
    const text = await (await files[0]?.file)?.text();
    expect(text?.trim().split('\n').slice(2)).to.deep.equal(codes);
    location.hash = '#/cakaren';
    await see.findByText('Žiaden obsah na zobrazenie');
    history.back();
    expect(await shownCodes(see)).to.deep.equal(codes);
    await keepCodes(see);
    expect(see.queryByRole('dialog')).to.equal(null);

    await press(see.getByRole('button', { name: TURN_OFF }));
    const popup = await inPopup(see, TURN_OFF);
    await press(popup.getByRole('button', { name: 'Vypnúť' }));
    const error = (label: string) => errorAt(popup.getByLabelText(label), root);
    expect(error('Súčasné heslo')).to.equal('Položka Súčasné heslo je povinná');
    expect(error('Kód z aplikácie')).to.equal('Položka Kód z aplikácie je povinná');
    expect(await seenCalls(practice.lane, END)).to.deep.equal([]);
    await fill(see, { 'Súčasné heslo': practice.password, 'Kód z aplikácie': '000' });
    await pressKeys('Enter');
    await until(() => error('Kód z aplikácie') === WRONG_CODE);
    await fill(see, { 'Kód z aplikácie': codes[3] ?? '' });
    await pressKeys('Enter');
    await see.findByText('Dvojstupňové overenie je vypnuté');
    await see.findByText('Vypnuté');
    await untilFocused(TURN_ON);
  });
});
