import { expect } from '@open-wc/testing';
import type { RecordId } from '../../../src/api/contract/fields';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press } from '../../support/user-input';
import { changeOnDisk, chooseFiles } from '../../support/files';
import type { Seen } from '../../support/mount';
import { mountFrame, clearPage } from '../../support/mount-frame';
import * as practiceOf from '../../support/practice';
import { until } from '../../support/until';
import { opened } from '../../support/popup-panel';

const { answerWith, breakCall, createPractice, release, seenCalls, storedPayouts, untilHeld } = practiceOf;

const PATH = '/api/invoice-upload';
const TITLE = 'Nahrať faktúru';
const SENT = 'Faktúra bola úspešne odoslaná';
const two = {
  payouts: [
    { month: '2026-01', amount_cents: 10_000, status: 'open' as const },
    { month: '2026-02', amount_cents: 20_000, status: 'open' as const },
  ],
};
const pdf = { name: 'faktura.pdf', size: 2_000, start: '%PDF-1.4' };
const month = (see: Seen) => see.getByRole<HTMLInputElement>('combobox', { name: 'Mesiac' });
const file = (see: Seen) => see.getByLabelText<HTMLInputElement>('Faktúra');
const upload = (see: Seen) => see.getByRole('button', { name: 'Nahrať' });

async function chooseMonth(see: Seen, name: string): Promise<void> {
  await press(month(see));
  await press(await see.findByRole('option', { name: new RegExp(name, 'i') }));
}

async function openInvoice(practice: practiceOf.TestPractice, props: { payoutId?: RecordId } = {}) {
  const frame = await mountFrame(practice, 'invoice', props);
  await press(frame.opener);
  await opened(frame, TITLE);
  return frame;
}

describe('the invoice popup', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(clearPage);

  it('V1 V9 V10 P3 C25 each field shows its error at once, and nothing is sent; a file that was changed on disk is not sent, and has to be chosen anew', async () => {
    const practice = await createPractice([], two);
    const frame = await openInvoice(practice);
    const { see } = frame;
    await press(upload(see));
    await see.findByText('Položka Mesiac je povinná');
    see.getByText('Položka Faktúra je povinná');
    await until(() => focused() === month(see));
    await chooseMonth(see, 'január');
    await chooseFiles(file(see), { name: 'faktura.docx', size: 10 });
    await see.findByText('Súbor nie je PDF, JPG ani PNG');
    await press(upload(see));
    await until(() => focused() === file(see));
    expect(await seenCalls(practice.lane, PATH)).to.have.length(0);

    const changed = { ...pdf, name: 'zmenena.pdf' };
    await chooseFiles(file(see), changed);
    await see.findByText(/^zmenena\.pdf, /);
    await answerWith(practice.lane, PATH, 500, '{}', {}, 1);
    await press(upload(see));
    await press(await see.findByRole('button', { name: 'Skúsiť znova' }));
    await opened(frame, TITLE);
    await changeOnDisk(changed);
    await press(upload(see));
    await see.findByText('Súbor sa medzitým zmenil, vyberte ho znova');
    expect(see.queryByText(/^zmenena\.pdf, /)).to.equal(null);
    await until(() => focused() === file(see));
    // The month is kept, and changing it keeps the message about the file.
    await chooseMonth(see, 'február');
    see.getByText('Súbor sa medzitým zmenil, vyberte ho znova');
    expect(await seenCalls(practice.lane, PATH)).to.have.length(1);
    await chooseFiles(file(see), pdf);
    await see.findByText(/^faktura\.pdf, /);
    await press(upload(see));
    await see.findByText(SENT);
  });

  it('F15 P3 opened from a payout it has that month and no file chosen for another one, and says when it replaces an invoice', async () => {
    const practice = await createPractice([], {
      payouts: [{ month: '2026-03', amount_cents: 30_000, status: 'invoiced', invoice: 'stara.pdf' }, ...two.payouts],
    });
    const [payoutId = 0, january = 0] = practice.recordIds.payouts;
    const frame = await openInvoice(practice, { payoutId: january });
    const { see, store } = frame;
    await chooseFiles(file(see), pdf);
    await see.findByText(/^faktura\.pdf, /);
    await pressKeys('Escape');
    store.popups.show('invoice', { payoutId });
    await opened(frame, TITLE);
    expect(see.queryByText(/^faktura\.pdf, /)).to.equal(null);
    await see.findByText('Za tento mesiac už faktúra je. Nová ju nahradí.');
    expect(month(see).value).to.match(/^marec/i);
    await chooseFiles(file(see), pdf);
    await see.findByText(/^faktura\.pdf, /);
    // A failure must not lose the payout that the popup was opened for.
    await answerWith(practice.lane, PATH, 500, '{}', {}, 1);
    await press(upload(see));
    await press(await see.findByRole('button', { name: 'Skúsiť znova' }));
    await opened(frame, TITLE);
    expect(month(see).value).to.match(/^marec/i);
    see.getByText(/^faktura\.pdf, /);
    await press(upload(see));
    await see.findByText('Faktúra bola úspešne nahraná');
    const replaced = (await storedPayouts(practice)).find(({ id }) => id === payoutId);
    expect(replaced?.invoice).to.include({ name: 'faktura.pdf', size: 2_000 });
  });

  it('P3 K5 opened from another payout while one is being sent, it shows what is being sent', async () => {
    const practice = await createPractice([], two);
    const [january = 0, february = 0] = practice.recordIds.payouts;
    const frame = await openInvoice(practice, { payoutId: january });
    const { see, store } = frame;
    await chooseFiles(file(see), pdf);
    await see.findByText(/^faktura\.pdf, /);
    await breakCall(practice.lane, { kind: 'hold', path: PATH });
    await press(upload(see));
    await untilHeld(practice.lane, PATH);
    await pressKeys('Escape');
    store.popups.show('invoice', { payoutId: february });
    await opened(frame, TITLE);
    expect(month(see).value).to.match(/^január/i);
    see.getByText(/^faktura\.pdf, /);
    see.getByRole('button', { name: 'Čakajte prosím...' });
    await release(practice.lane, PATH);
    await see.findByText(SENT);
    store.popups.show('invoice', { payoutId: february });
    await opened(frame, TITLE);
    expect(month(see).value).to.match(/^február/i);
    expect(see.queryByText(/^faktura\.pdf, /)).to.equal(null);
  });

  it('P3 says when no payout waits for an invoice', async () => {
    const { see, opener } = await openInvoice(await createPractice());
    see.getByText('Na faktúru teraz nečaká žiadna výplata');
    await until(() => focused() === see.getByRole('button', { name: 'Zavrieť' }));
    await pressKeys('Enter');
    await until(() => focused() === opener);
  });
});
