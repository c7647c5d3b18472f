import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press } from '../../support/user-input';
import { mountFrame } from '../../support/mount-frame';
import { answerWith, breakCall, createPractice, release, untilHeld } from '../../support/practice';
import { until } from '../../support/until';
import { opened } from '../../support/popup-panel';
import { clearPage } from '../../support/clear-page';

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

  it('P2 shows the five pairs of the server, and copies a value or says that the browser refuses; the focus starts on „Zavrieť“ and returns', async () => {
    const frame = await mountFrame(await createPractice([], { billing }), 'billing', {});
    const { see, opener } = frame;
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
    const close = see.getByRole('button', { name: 'Zavrieť' });
    await until(() => focused() === close);

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
    await press(see.getByRole('button', { name: 'Kopírovať: IČO' }));
    await see.findByText('Skopírované: IČO');
    expect(copied).to.deep.equal(['12345678']);
    isAllowed = false;
    await press(see.getByRole('button', { name: 'Kopírovať: DIČ' }));
    await see.findByText('Nepodarilo sa skopírovať: DIČ');
    Reflect.deleteProperty(navigator, 'clipboard');
    close.focus();
    await pressKeys('Enter');
    await until(() => focused() === opener);
  });

  it('P2 loads when it is opened, shows a failure, and retries; says when a value is missing', async () => {
    const practice = await createPractice();
    const frame = await mountFrame(practice, 'billing', {});
    const { see } = frame;
    hidePage();
    await breakCall(practice.lane, { kind: 'hold', path: PATH, times: 1, answer: { status: 403, body: '{}' } });
    await press(frame.opener);
    const dialog = await opened(frame, TITLE);
    await untilHeld(practice.lane, PATH);
    await see.findByText('Načítava sa…');
    await release(practice.lane, PATH);
    await see.findByText('Fakturačné údaje sa nepodarilo načítať');
    see.getByText('Na zobrazenie týchto údajov nemáte oprávnenie.');
    await answerWith(practice.lane, PATH, 200, JSON.stringify({ payouts: [], billing: { company: 'Iba meno' } }));
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Iba meno');
    expect(pairs(dialog)[4]).to.deep.equal(['IČ DPH', 'neuvedené']);
    expect(see.getAllByRole('button', { name: /^Kopírovať/ })).to.have.length(1);
  });
});
