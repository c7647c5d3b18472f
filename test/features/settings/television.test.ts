import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../support/accessible';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import {
  answerWith,
  breakCall,
  clearFaults,
  createPractice,
  release,
  seenCalls,
  storedSettings,
  untilHeld,
} from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { press } from '../../support/user-input';
import { openSettings, SETTINGS } from './settings-screen';

const DISPLAY = '/api/display';
const RENEW = '/api/display-key';
const TITLE = 'Obrazovka v čakárni';
const capabilities = ['display'];

type See = Awaited<ReturnType<typeof openSettings>>['see'];

const addressIn = async (see: See) => (await see.findByText(/\/display\/[2-9A-Z]{12}$/)).textContent;

async function renew(see: See) {
  await press(await see.findByRole('button', { name: 'Vytvoriť novú adresu' }));
  await see.findByText('Naozaj chcete vytvoriť novú adresu?');
  await press(see.getByRole('button', { name: 'Áno' }));
}

describe('the television in „Nastavenia“', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  it('is not there without the capability, and makes no call', async () => {
    const { see, practice } = await openSettings(SETTINGS, { capabilities: [] });
    await see.findByRole('heading', { level: 2, name: 'Súkromie' });
    expect(see.queryByRole('heading', { name: TITLE })).to.equal(null);
    expect(await seenCalls(practice.lane, DISPLAY)).to.have.length(0);
  });

  it('is switched on, and shows the address that a television opens', async () => {
    const { see, practice } = await openSettings(SETTINGS, { capabilities });
    const address = await addressIn(see);
    expect(see.getByRole('link', { name: 'Otvoriť v novom okne' }).getAttribute('href')).to.equal(address);
    const status = async () => (await fetch(new URL(address).href.replace('/display/', '/display/api/'))).status;
    expect(await status(), 'off until it is switched on').to.equal(403);
    await press(see.getByRole('switch', { name: 'Obrazovka v čakárni je zapnutá' }));
    await until(async () => (await storedSettings(practice))['display'] === true);
    expect(await status()).to.equal(200);
    await press(see.getByRole('switch', { name: 'Volať čísla aj hlasom' }));
    await until(async () => (await storedSettings(practice))['display_voice'] === true);
  });

  it('a new address takes the place of the old one', async () => {
    const { see } = await openSettings(SETTINGS, { capabilities });
    const before = await addressIn(see);
    await renew(see);
    await see.findByText('Nová adresa platí, doterajšia už nie');
    await until(async () => (await addressIn(see)) !== before);
    const old = await fetch(before.replace('/display/', '/display/api/'));
    expect(old.status).to.equal(404);
  });

  it('each failure is told in its place; a lost answer is not told as known', async () => {
    const { see, practice } = await openSettings(SETTINGS, { capabilities });
    const before = await addressIn(see);
    await answerWith(practice.lane, RENEW, 403, '{"message":"Refused."}');
    await renew(see);
    await see.findByText(/^Novú adresu sa nepodarilo vytvoriť\. Platí doterajšia\./);
    expect(await addressIn(see)).to.equal(before);
    await clearFaults(practice.lane);
    await breakCall(practice.lane, { kind: 'lose', path: RENEW });
    await renew(see);
    await see.findByText(/^Nevieme, či sa novú adresu podarilo vytvoriť\./);
    // What the server has is loaded, and shown.
    await until(async () => (await addressIn(see)) !== before);
  });

  it('a failed load says so in its place, and takes nothing else with it', async () => {
    const practice = await createPractice([], { capabilities });
    await answerWith(practice.lane, DISPLAY, 500, '{}');
    const { see } = await openScreen(practice, SETTINGS);
    await see.findByText('Adresu obrazovky sa nepodarilo načítať');
    see.getByRole('heading', { level: 2, name: 'Súkromie' });
    // It is tried again by itself, too: the button would go with the failure before it is pressed.
    await breakCall(practice.lane, { kind: 'hold', path: DISPLAY });
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await untilHeld(practice.lane, DISPLAY);
    await clearFaults(practice.lane);
    await release(practice.lane, DISPLAY);
    await addressIn(see);
  });

  for (const appearance of appearances) {
    it(`is accessible at ${appearance.width} px, ${appearance.colorScheme}`, async () => {
      await setAppearance(appearance);
      const { see, element } = await openSettings(SETTINGS, { capabilities }, { width: appearance.width });
      await addressIn(see);
      await expectAccessible(element);
      expect(document.documentElement.scrollWidth).to.equal(appearance.width);
    });
  }
});
