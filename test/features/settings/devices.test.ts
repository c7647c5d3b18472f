import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import * as practiceOf from '../../support/practice';
import type { Seen } from '../../support/mount';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { press, type } from '../../support/user-input';
import { openSettings, SETTINGS } from './settings-screen';

const { answerWith, breakCall, clearFaults, seenCalls, storedSettings, storedTickets } = practiceOf;

/** Another browser, in which the kiosk's page is open. */
const elsewhere = (command: string, payload: object = {}) => executeServerCommand(`other:${command}`, payload);

const addressIn = async (see: Seen) => (await see.findByText(/\/display\/[2-9A-Z]{12}$/)).textContent;

describe('the kiosk and the television in „Nastavenia“', () => {
  afterEach(closeScreen);

  it('a code pairs a kiosk, which takes a ticket, but none once it is disconnected, and says so', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    await see.findByRole('heading', { level: 2, name: 'Kiosk v čakárni' });
    await see.findByText('Zatiaľ nie je spárované žiadne zariadenie.');

    await press(see.getByRole('button', { name: 'Vytvoriť kód' }));
    const name = see.getByRole<HTMLInputElement>('textbox', { name: 'Názov zariadenia' });
    await until(() => name.getAttribute('aria-invalid') === 'true');
    expect(await seenCalls(practice.lane, '/api/kiosk-code')).to.deep.equal([]);
    await press(name);
    await type('Tablet pri dverách');
    await answerWith(practice.lane, '/api/kiosk-code', 429, '{}');
    await press(see.getByRole('button', { name: 'Vytvoriť kód' }));
    await see.findByText(/^Kód sa nepodarilo vytvoriť\./);
    expect(name.value).to.equal('Tablet pri dverách');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Vytvoriť kód' }));
    // The code as a screen reader spells it.
    const spelled = await see.findByText(/^(?:[2-9A-Z], ){7}[2-9A-Z]$/);
    const code = spelled.textContent.replaceAll(', ', '');
    expect(see.queryByText(/^Kód sa nepodarilo vytvoriť\./)).to.equal(null);

    await elsewhere('open', { url: `${location.origin}/kiosk`, scheme: 'light' });
    await elsewhere('press', { name: 'Spárovať s ambulanciou' });
    const text = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    await elsewhere('type', { name: 'Kód z ordinácie', text });
    await elsewhere('press', { name: 'Spárovať' });
    await elsewhere('see', { text: 'Čo potrebujete?' });
    await see.findByText('Zariadenie je spárované');
    const remove = await see.findByRole('button', { name: 'Odpojiť: Tablet pri dverách' });
    expect(see.queryByText('Kód na spárovanie')).to.equal(null);

    // The device has only one practice: no choice is shown.
    await elsewhere('press', { name: 'Vziať lístok' });
    await elsewhere('see', { text: 'Nikto pred Vami nečaká' });
    await until(async () => (await storedTickets(practice))[0]?.tickets.length === 1);
    await elsewhere('press', { name: 'Hotovo' });

    // Unknown outcome: the device stays listed.
    await breakCall(practice.lane, { kind: 'refuse', path: '/api/kiosk-device-remove' });
    await press(remove);
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText(/^(Nevieme, či sa zariadenie podarilo odpojiť|Zariadenie sa nepodarilo odpojiť)/);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Odpojiť: Tablet pri dverách' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Zatiaľ nie je spárované žiadne zariadenie.');
    await elsewhere('press', { name: 'Vziať lístok' });
    await elsewhere('see', { text: 'Kiosk je odpojený' });
    await elsewhere('close');
    expect((await storedTickets(practice))[0]?.tickets).to.have.length(1);
    await press(see.getByRole('switch', { name: 'Kiosk prijíma pacientov' }));
    await until(async () => (await storedSettings(practice))['kiosk'] === false);
  });

  it('the television is switched on, and shows its address; a new one takes the place of the old one; each failure is reported in its place', async () => {
    const { see, practice } = await openSettings(SETTINGS, { capabilities: ['display'] });
    const address = await addressIn(see);
    expect(see.getByRole('link', { name: 'Otvoriť v novom okne' }).getAttribute('href')).to.equal(address);
    const status = async () => (await fetch(address.replace('/display/', '/display/api/'))).status;
    expect(await status(), 'off until it is switched on').to.equal(403);
    await press(see.getByRole('switch', { name: 'Obrazovka v čakárni je zapnutá' }));
    await until(async () => (await storedSettings(practice))['display'] === true);
    expect(await status()).to.equal(200);
    await press(see.getByRole('switch', { name: 'Volať čísla aj hlasom' }));
    await until(async () => (await storedSettings(practice))['display_voice'] === true);

    const RENEW = '/api/display-key';
    const renew = async () => {
      await press(await see.findByRole('button', { name: 'Vytvoriť novú adresu' }));
      await see.findByText('Naozaj chcete vytvoriť novú adresu?');
      await press(see.getByRole('button', { name: 'Áno' }));
    };
    await answerWith(practice.lane, RENEW, 403, '{"message":"Refused."}');
    await renew();
    await see.findByText(/^Novú adresu sa nepodarilo vytvoriť\. Platí doterajšia\./);
    expect(await addressIn(see)).to.equal(address);
    await clearFaults(practice.lane);
    await renew();
    await see.findByText('Nová adresa platí, doterajšia už nie');
    await until(async () => (await addressIn(see)) !== address);
    expect(await status()).to.equal(404);
    const second = await addressIn(see);
    await breakCall(practice.lane, { kind: 'lose', path: RENEW });
    await renew();
    await see.findByText(/^Nevieme, či sa novú adresu podarilo vytvoriť\./);
    // The panel loads and shows the stored address.
    await until(async () => (await addressIn(see)) !== second);
  });
});

const FEED = '/api/calendar-feed';
const REVOKE = '/api/calendar-feed-revoke';
const TITLE = 'Termíny v kalendári telefónu';

const fieldIn = (see: Seen) => see.findByRole<HTMLInputElement>('textbox', { name: 'Odkaz na kalendár' });

async function confirm(see: Seen, name: string, title: string): Promise<void> {
  await press(await see.findByRole('button', { name }));
  await see.findByText(title);
  await press(see.getByRole('button', { name: 'Áno' }));
}
const renew = (see: Seen) => confirm(see, 'Vytvoriť nový odkaz', 'Naozaj chcete vytvoriť nový odkaz?');
const revoke = (see: Seen) => confirm(see, 'Zrušiť odkaz', 'Naozaj chcete odkaz zrušiť?');

describe('the calendar feed in „Nastavenia“', () => {
  afterEach(closeScreen);

  it('an address is made, replaced and revoked; each failed action is reported in its place; after a lost answer the stored address is shown', async () => {
    const { see, root, practice } = await openSettings(SETTINGS, { capabilities: ['calendar-feed'] });
    await see.findByRole('heading', { level: 2, name: TITLE });
    await press(await see.findByRole('button', { name: 'Vytvoriť odkaz' }));
    await see.findByText('Odkaz na kalendár je vytvorený');
    const field = await fieldIn(see);
    expect(field.readOnly).to.equal(true);
    await until(() => root.activeElement === field);
    const first = field.value;
    expect(first).to.match(/^http:\/\/.*\/calendar-feed\/[\w-]{43}\.ics$/);
    see.getByRole('button', { name: 'Kopírovať' });
    const link = see.getByRole('link', { name: 'Otvoriť v kalendári' });
    expect(link.getAttribute('href')).to.equal(first.replace('http://', 'webcal://'));

    await renew(see);
    await see.findByText('Nový odkaz platí, doterajší už nie');
    await until(async () => (await fieldIn(see)).value !== first);

    await revoke(see);
    await see.findByText('Odkaz na kalendár je zrušený');
    const make = await see.findByRole('button', { name: 'Vytvoriť odkaz' });
    await until(() => root.activeElement === make);

    await answerWith(practice.lane, FEED, 403, '{}');
    await press(make);
    await see.findByText(/^Odkaz sa nepodarilo vytvoriť\./);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Vytvoriť odkaz' }));
    const { value: third } = await fieldIn(see);
    expect(see.queryByText(/^Odkaz sa nepodarilo vytvoriť\./)).to.equal(null);

    await answerWith(practice.lane, REVOKE, 403, '{}');
    await revoke(see);
    await see.findByText(/^Odkaz sa nepodarilo zrušiť\. Stále platí\./);
    expect((await fieldIn(see)).value).to.equal(third);
    await clearFaults(practice.lane);

    await breakCall(practice.lane, { kind: 'lose', path: FEED, method: 'POST' });
    await renew(see);
    await see.findByText(/^Nevieme, či sa nový odkaz podarilo vytvoriť\./);
    await until(async () => (await fieldIn(see)).value !== third);
  });
});
