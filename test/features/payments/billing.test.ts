import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press } from '../../support/user-input';
import { mountFrame } from '../../support/mount-frame';
import { answerWith, breakCall, createPractice, clearFaults, release, untilHeld } from '../../support/practice';
import { until } from '../../support/until';
import { opened } from '../../support/popup-panel';
import { clearPage } from '../../support/popup-scenarios';

const PATH = '/api/payouts';
const TITLE = 'Faktúračné údaje';
const billing = {
  company: 'Ordinácia Online, s. r. o.',
  seat: 'Hlavná 12, 811 01 Bratislava',
  company_id: '12345678',
  tax_id: '2012345678',
  vat_id: 'SK2012345678',
};
const pairs = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.querySelector('span')?.textContent,
  ]);

describe('the billing popup', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(clearPage);

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`P2 shows the five pairs of the server, ${colorScheme}; the focus starts on „Zavrieť“ and returns`, async () => {
      await emulateMedia({ colorScheme });
      const frame = await mountFrame(await createPractice([], { billing }), 'billing', {});
      const { see, opener, element } = frame;
      await press(opener);
      const dialog = await opened(frame, TITLE);
      await see.findByText('IČ DPH');
      expect(pairs(dialog)).to.deep.equal([
        ['Spoločnosť', billing.company],
        ['Sídlo', billing.seat],
        ['IČO', billing.company_id],
        ['DIČ', billing.tax_id],
        ['IČ DPH', billing.vat_id],
      ]);
      await expectAccessible(element);
      await until(() => focused() === see.getByRole('button', { name: 'Zavrieť' }));
      await pressKeys('Enter');
      await until(() => focused() === opener);
    });
  }

  it('P2 says when a value is missing', async () => {
    const practice = await createPractice();
    await answerWith(practice.lane, PATH, 200, JSON.stringify({ payouts: [], billing: { company: 'Iba meno' } }));
    const frame = await mountFrame(practice, 'billing', {});
    await press(frame.opener);
    const dialog = await opened(frame, TITLE);
    await frame.see.findByText('Iba meno');
    expect(pairs(dialog)[4]).to.deep.equal(['IČ DPH', 'neuvedené']);
    expect(frame.see.getAllByRole('button', { name: /^Kopírovať/ })).to.have.length(1);
  });

  it('P2 loads when it is opened, shows a failure, and retries', async () => {
    const practice = await createPractice([], { billing });
    const frame = await mountFrame(practice, 'billing', {});
    const { see, element } = frame;
    await breakCall(practice.lane, { kind: 'hold', path: PATH, times: 1 });
    await press(frame.opener);
    await untilHeld(practice.lane, PATH);
    await see.findByText('Načítava sa…');
    await expectAccessible(element);
    hidePage();
    await answerWith(practice.lane, PATH, 403, '{}');
    await pressKeys('Escape');
    await release(practice.lane, PATH);
    await until(() => frame.store.payouts.billing.peek());
    frame.store.payouts.clear();
    await press(frame.opener);
    await see.findByText('Fakturačné údaje sa nepodarilo načítať');
    see.getByText('Na zobrazenie týchto údajov nemáte oprávnenie.');
    await expectAccessible(element);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText(billing.company);
  });

  it('P2 says when there is no billing info', async () => {
    const frame = await mountFrame(await createPractice(), 'billing', {});
    await press(frame.opener);
    await frame.see.findByText('Fakturačné údaje zatiaľ nie sú k dispozícii');
    await expectAccessible(frame.element);
  });

  it('P2 scrolls nothing sideways at 320 px', async () => {
    await setViewport({ width: 320, height: 640 });
    const frame = await mountFrame(await createPractice([], { billing }), 'billing', {});
    await press(frame.opener);
    const dialog = await opened(frame, TITLE);
    await frame.see.findByText(billing.seat);
    expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
  });

  it('P2 copies a value and confirms it, and says when the browser refuses', async () => {
    const frame = await mountFrame(await createPractice([], { billing }), 'billing', {});
    const { see } = frame;
    await press(frame.opener);
    const button = await see.findByRole('button', { name: 'Kopírovať: IČO' });
    const copied: string[] = [];
    let isAllowed = true;
    // The machine's real clipboard is shared.
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) =>
          isAllowed ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error()),
      },
    });
    await press(button);
    await see.findByText('Skopírované: IČO');
    expect(copied).to.deep.equal(['12345678']);
    isAllowed = false;
    await press(see.getByRole('button', { name: 'Kopírovať: DIČ' }));
    await see.findByText('Nepodarilo sa skopírovať: DIČ');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});
