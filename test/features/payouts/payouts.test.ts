import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { chooseFiles } from '../../support/files';
import { focused, press, pressKeys } from '../../support/user-input';
import { breakCall, release, storedPayouts, untilHeld, answerWith, createPractice } from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { PAYOUTS, PATH, practiceWith, MONTHS, rowsOf, queueOf } from './payouts-screen';
import { hidePage } from '../../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { mountFrame, clearPage } from '../../support/mount-frame';
import { opened } from '../../support/popup-panel';

const UPLOAD = '/api/invoice-upload';

describe('the payouts screen', () => {
  afterEach(closeScreen);

  it('S5 R10 C11 P3 C25 F14 K5 opens from the navigation: each month with its amount, state and invoice, the newest first, below those that wait for an invoice; uploads one with its progress, unchanged; the month stops waiting, and the focus moves to the next one', async () => {
    const practice = await practiceWith();
    await breakCall(practice.lane, { kind: 'hold', path: PAYOUTS, times: 1 });
    const screen = await openScreen(practice, '/cakaren');
    const { see } = screen;
    (await see.findByRole('link', { name: 'Výplaty' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Platby - Výplaty' });
    expect(address()).to.equal(PATH);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Výplaty');
    await untilHeld(practice.lane, PAYOUTS);
    await see.findByText('Načítava sa…');
    const upload = await see.findByRole('button', { name: 'Nahrať faktúru: október 2026' });
    const { right } = upload.getBoundingClientRect();
    await release(practice.lane, PAYOUTS);
    const list = await see.findByRole('list', { name: MONTHS });
    expect(upload.getBoundingClientRect().right, 'it keeps its place').to.equal(right);

    const queue = queueOf(screen);
    expect(queue.compareDocumentPosition(list)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(queue.textContent).to.match(/^október 2026999,50\u00a0€/);
    expect(queue.contains(upload)).to.equal(true);
    see.getByRole('button', { name: 'Fakturačné údaje' });
    const buttons = (row: HTMLElement) =>
      within(row)
        .queryAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel);
    const [october, september, august] = rowsOf(screen);
    if (!october || !september || !august) throw new Error('rows are missing');
    expect(october.textContent).to.equal('október 2026999,50\u00a0€Čaká na faktúru');
    expect(september.textContent).to.match(/^september 20261\u00a0500,00\u00a0€Faktúra odoslaná/);
    expect(august.textContent).to.match(/^august 20262\u00a0099,70\u00a0€Vyplatená/);
    expect(buttons(october)).to.deep.equal([]);
    expect(buttons(september)).to.deep.equal(['Zobraziť faktúru: september 2026', 'Nahradiť faktúru: september 2026']);
    expect(buttons(august), 'a paid one stays as it is').to.deep.equal(['Zobraziť faktúru: august 2026']);

    const monthIn = async () => (await see.findByRole<HTMLInputElement>('combobox', { name: 'Mesiac' })).value;
    await press(see.getByRole('button', { name: 'Nahradiť faktúru: september 2026' }));
    expect(await monthIn()).to.match(/^september/i);
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog'));

    await press(upload);
    expect(await monthIn()).to.match(/^október/i);
    await chooseFiles(see.getByLabelText('Faktúra'), { name: 'oktober.pdf', size: 2_000, start: '%PDF-1.4' });
    await see.findByText(/^oktober\.pdf, /);
    await breakCall(practice.lane, { kind: 'hold', path: UPLOAD, times: 1 });
    await press(see.getByRole('button', { name: 'Nahrať' }));
    await untilHeld(practice.lane, UPLOAD);
    const button = await see.findByRole('button', { name: 'Čakajte prosím...' });
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    const progress = see.getByRole('progressbar', { name: 'Faktúra sa nahráva' });
    await until(() => progress.getAttribute('aria-valuenow') === '100');
    await release(practice.lane, UPLOAD);
    await see.findByText('Faktúra bola úspešne odoslaná');
    await until(() => !see.queryByRole('list', { name: 'Čakajú na faktúru' }));
    await see.findByRole('button', { name: 'Nahradiť faktúru: október 2026' });
    await until(() => focused()?.closest('li'));
    const [{ status, invoice } = {}] = await storedPayouts(practice);
    const sent = { name: 'oktober.pdf', type: 'application/pdf', size: 2_000 };
    expect({ status, invoice }).to.deep.equal({ status: 'invoiced', invoice: sent });
  });
});

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
    await breakCall(practice.lane, { kind: 'hold', path: PAYOUTS, times: 1, answer: { status: 403, body: '{}' } });
    await press(frame.opener);
    const dialog = await opened(frame, TITLE);
    await untilHeld(practice.lane, PAYOUTS);
    await see.findByText('Načítava sa…');
    await release(practice.lane, PAYOUTS);
    await see.findByText('Fakturačné údaje sa nepodarilo načítať');
    see.getByText('Na zobrazenie týchto údajov nemáte oprávnenie.');
    await answerWith(practice.lane, PAYOUTS, 200, JSON.stringify({ payouts: [], billing: { company: 'Iba meno' } }));
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Iba meno');
    await until(() => focused() === dialog);
    expect(pairs(dialog)[4]).to.deep.equal(['IČ DPH', 'neuvedené']);
    expect(see.getAllByRole('button', { name: /^Kopírovať/ })).to.have.length(1);
  });
});
