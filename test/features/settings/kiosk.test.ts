import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { expectAccessible } from '../../support/accessible';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import {
  answerWith,
  breakCall,
  clearFaults,
  createPractice,
  seenCalls,
  storedSettings,
  storedTickets,
} from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { focused, press, type } from '../../support/user-input';
import { openSettings, SETTINGS } from './settings-screen';

const KIOSK = '/api/kiosk';
const CODE = '/api/kiosk-code';
const REMOVE = '/api/kiosk-device-remove';

type See = Awaited<ReturnType<typeof openSettings>>['see'];

/** Another browser, in which the kiosk's page is open. */
async function openKioskElsewhere(scheme = 'light') {
  const run = (command: string, payload: object = {}) => executeServerCommand(`other:${command}`, payload);
  await run('open', { url: `${location.origin}/kiosk`, scheme });
  return {
    run,
    async expectAccessible() {
      const { result } = await executeServerCommand<{ result: string[] }, object>('other:axe', {});
      expect(result).to.deep.equal([]);
    },
  };
}

async function makeCode(see: See, name = 'Tablet pri dverách'): Promise<string> {
  const field = await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov zariadenia' });
  await press(field);
  if (field.value === '') await type(name);
  await press(see.getByRole('button', { name: /^Vytvoriť/ }));
  // As a screen reader spells it.
  const spelled = await see.findByText(/^(?:[2-9A-Z], ){7}[2-9A-Z]$/);
  return spelled.textContent.replaceAll(', ', '');
}

describe('the kiosk in „Nastavenia“', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  it('a code pairs a kiosk, which takes a ticket and says when it is disconnected', async () => {
    const { see, practice, element } = await openSettings(SETTINGS);
    await see.findByRole('heading', { level: 2, name: 'Kiosk v čakárni' });
    await see.findByText('Zatiaľ nie je spárované žiadne zariadenie.');
    const code = await makeCode(see);
    await expectAccessible(element);
    const kiosk = await openKioskElsewhere();
    await kiosk.run('press', { name: 'Spárovať s ambulanciou' });
    await kiosk.run('see', { text: 'Kód z ordinácie' });
    await kiosk.expectAccessible();
    await kiosk.run('type', { name: 'Kód z ordinácie', text: 'bcdf ghjk' });
    await kiosk.run('press', { name: 'Spárovať' });
    await kiosk.run('see', { text: 'Tento kód neplatí.' });
    await kiosk.expectAccessible();
    // What was wrong is selected, so that the next one replaces it.
    await kiosk.run('keys', { text: `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}` });
    await kiosk.run('press', { name: 'Spárovať' });
    await kiosk.run('see', { text: 'Čo potrebujete?' });
    await see.findByText('Zariadenie je spárované');
    const remove = await see.findByRole('button', { name: 'Odpojiť: Tablet pri dverách' });
    expect(see.queryByText('Kód na spárovanie')).to.equal(null);
    await expectAccessible(element);

    // Its only practice: nobody is asked which one.
    await kiosk.run('press', { name: 'Vziať lístok' });
    await kiosk.run('see', { text: 'Nikto pred Vami nečaká' });
    await until(async () => (await storedTickets(practice))[0]?.tickets.length === 1);
    await kiosk.run('press', { name: 'Hotovo' });
    await kiosk.run('see', { text: 'Čo potrebujete?' });

    await press(remove);
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Zatiaľ nie je spárované žiadne zariadenie.');
    await kiosk.run('type', { name: 'Vaše meno nepovinné', text: 'Ján Novák' });
    await kiosk.run('press', { name: 'Vziať lístok' });
    await kiosk.run('see', { text: 'Kiosk je odpojený' });
    await kiosk.expectAccessible();
    await kiosk.run('press', { name: 'Späť k formuláru' });
    await kiosk.run('see', { text: 'Čo potrebujete?' });
    await kiosk.run('reload');
    await kiosk.run('see', { text: 'Pacientov už neprijíma.' });
    await kiosk.expectAccessible();
    await kiosk.run('close');
    expect((await storedTickets(practice))[0]?.tickets).to.have.length(1);
  });

  it('is absent where the server has no kiosk', async () => {
    const practice = await createPractice();
    const answer = await fetch(`/lane/${practice.lane}/api/administration-init`, {
      headers: { Authorization: `Bearer ${practice.token}`, Accept: 'application/json' },
    });
    const body = (await answer.text()).replace(/,?"kiosk"/, '');
    await answerWith(practice.lane, '/api/administration-init', 200, body);
    const { see } = await openScreen(practice, SETTINGS);
    await see.findByRole('heading', { level: 2, name: 'Súkromie' });
    expect(see.queryByText('Kiosk v čakárni')).to.equal(null);
    expect(await seenCalls(practice.lane, KIOSK)).to.deep.equal([]);
  });

  it('the switch and the limits store themselves, and what is out of bounds is not sent', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    await press(await see.findByRole('switch', { name: 'Kiosk prijíma pacientov' }));
    await until(async () => (await storedSettings(practice))['kiosk'] === false);
    const tickets = see.getByRole<HTMLInputElement>('textbox', { name: 'Čakacie lístky za deň' });
    expect(tickets.value).to.equal('150');
    await press(tickets);
    tickets.select();
    await type('501');
    await until(() => tickets.getAttribute('aria-invalid') === 'true');
    tickets.select();
    await type('80');
    await until(async () => (await storedSettings(practice))['kiosk_tickets'] === '80');
  });

  it('a code needs a name, and what failed is said there', async () => {
    const { see, practice } = await openSettings(SETTINGS);
    await press(await see.findByRole('button', { name: 'Vytvoriť kód' }));
    await until(() => see.getByRole('textbox', { name: 'Názov zariadenia' }).getAttribute('aria-invalid') === 'true');
    expect(await seenCalls(practice.lane, CODE)).to.deep.equal([]);
    const name = see.getByRole<HTMLInputElement>('textbox', { name: 'Názov zariadenia' });
    await press(name);
    await type('Chodba');
    for (const [status, body] of [
      [500, '{"message":"Server Error"}'],
      [200, '<!doctype html>'],
      [429, '{}'],
    ] as const) {
      await answerWith(practice.lane, CODE, status, body);
      await press(see.getByRole('button', { name: 'Vytvoriť kód' }));
      await see.findByText(/^Kód sa nepodarilo vytvoriť\./);
      expect(name.value).to.equal('Chodba');
    }
    await clearFaults(practice.lane);
    expect(await makeCode(see)).to.have.length(8);
    expect(see.queryByText(/^Kód sa nepodarilo vytvoriť\./)).to.equal(null);
  });

  it('a list that does not come can be loaded again, and a device that is not disconnected stays', async () => {
    const practice = await createPractice();
    await answerWith(practice.lane, KIOSK, 500, '{"message":"Server Error"}');
    const { see } = await openScreen(practice, SETTINGS);
    await see.findByText('Zariadenia sa nepodarilo načítať');
    await clearFaults(practice.lane);
    await see.findByText('Zatiaľ nie je spárované žiadne zariadenie.');
    const device = { id: 7, name: 'Chodba', paired_at: '2026-11-20T08:00:00Z', used_at: '2026-11-20T08:00:00Z' };
    const body = JSON.stringify({ is_open: false, code_expires_at: null, devices: [device], limits: [] });
    await answerWith(practice.lane, KIOSK, 200, body);
    await breakCall(practice.lane, { kind: 'cut', path: REMOVE });
    await closeScreen();
    const again = await openScreen(practice, SETTINGS);
    await press(await again.see.findByRole('button', { name: 'Odpojiť: Chodba' }));
    await press(await again.see.findByRole('button', { name: 'Áno' }));
    await again.see.findByText(/^Nevieme, či sa zariadenie podarilo odpojiť/);
    again.see.getByRole('button', { name: 'Odpojiť: Chodba' });
  });

  for (const appearance of appearances) {
    it(`is accessible at ${appearance.width} px, ${appearance.colorScheme}`, async () => {
      await setAppearance(appearance);
      const { see, element } = await openSettings(SETTINGS, {}, { width: appearance.width });
      await makeCode(see);
      await expectAccessible(element);
      expect(document.documentElement.scrollWidth).to.be.at.most(appearance.width);
      const button = see.getByRole('button', { name: 'Vytvoriť iný kód' });
      await until(() => focused() === button);
    });
  }
});
