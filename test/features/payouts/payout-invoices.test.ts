import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { pressKeys, press } from '../../support/user-input';
import { OTHER_ORIGIN } from '../../support/other-origin';
import { answerWith, clearFaults, seenCalls, storedPayouts, untilAnswered } from '../../support/practice';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { catchFiles } from '../saved-files';
import { PAYOUTS, practiceWith, rowsOf, open } from './payouts-screen';

/** Replaces `window.open` meanwhile: a real tab would take the runner's page away. */
async function withTabs(openTab: () => unknown, play: () => Promise<void>): Promise<void> {
  const { open: real } = window;
  window.open = openTab as typeof window.open;
  await play().finally(() => (window.open = real));
}

describe('the invoices of the payouts', () => {
  afterEach(closeScreen);

  it('fetches an invoice of the API with the token, and opens it as a blob; closes the tab of one that cannot be fetched, and saves what could be an HTML page', async () => {
    const practice = await practiceWith();
    const path = `/api/invoices/${practice.recordIds.payouts[1] ?? ''}`;
    const screen = await open(practice);
    const tabs: { shown?: string; isClosed?: boolean }[] = [];
    const openTab = () => {
      const tab: (typeof tabs)[number] = {};
      tabs.push(tab);
      const location = { replace: (url: string) => (tab.shown = url) };
      return { opener: window, document: { title: '' }, location, close: () => (tab.isClosed = true) };
    };
    const button = screen.see.getByRole('button', { name: 'Zobraziť faktúru: september 2026' });
    await withTabs(openTab, async () => {
      await press(button);
      const url = await until(() => tabs[0]?.shown);
      expect(url).to.match(/^blob:/);
      const { type, size } = await (await fetch(url)).blob();
      expect([type, size]).to.deep.equal(['application/pdf', (await storedPayouts(practice))[1]?.invoice?.size]);
      expect(tabs).to.have.length(1);
      const [call] = await seenCalls(practice.lane, path);
      expect(call?.headers['authorization']).to.equal(`Bearer ${practice.token}`);
      await until(() => !screen.root.querySelector('[aria-busy]'));

      await answerWith(practice.lane, path, 404, '{"message":""}');
      button.focus();
      await pressKeys('Enter');
      await screen.see.findByText('Faktúru sa nepodarilo otvoriť. Skúste to o chvíľu znova.');
      await until(() => tabs[1]?.isClosed);
      expect(tabs[1]?.shown).to.equal(undefined);

      await clearFaults(practice.lane);
      await answerWith(practice.lane, path, 200, '<script>alert(1)</script>', { 'content-type': 'text/html' });
      const { files, restore } = catchFiles();
      await press(button);
      await until(() => tabs[2]?.isClosed && files.length > 0).finally(restore);
      expect(files.map(({ name }) => name)).to.deep.equal(['faktura september 2026']);
    });
  });

  it('an invoice behind a redirect is opened by its address: the token stays, and nobody learns from where', async () => {
    const practice = await practiceWith();
    const path = `/api/invoices/${practice.recordIds.payouts[1] ?? ''}`;
    const location = `${OTHER_ORIGIN}/lane/${practice.lane}/signed?key=1`;
    await answerWith(practice.lane, path, 302, '', { location });
    await answerWith(practice.lane, '/signed?key=1', 200, 'faktúra', { 'content-type': 'text/plain' });
    const screen = await open(practice);
    const failures: Event[] = [];
    screen.element.addEventListener('ordinacia-error', (event) => failures.push(event));
    const tab = document.body.appendChild(document.createElement('iframe'));
    tab.title = 'tab';
    await withTabs(
      () => tab.contentWindow,
      async () => {
        await press(screen.see.getByRole('button', { name: 'Zobraziť faktúru: september 2026' }));
        await untilAnswered(practice.lane, '/signed?key=1');
        const asked = await seenCalls(practice.lane, path);
        const tokens = asked.map(({ headers }) => headers['authorization']);
        expect(tokens).to.deep.equal([`Bearer ${practice.token}`, undefined]);
        const [signed] = await seenCalls(practice.lane, '/signed?key=1');
        expect(signed?.headers['authorization']).to.equal(undefined);
        expect([asked[1]?.headers['referer'], signed?.headers['referer']]).to.deep.equal([undefined, undefined]);
        await until(() => !screen.root.querySelector('[aria-busy]'));
        expect(screen.see.queryByText(/Faktúru sa nepodarilo otvoriť/)).to.equal(null);
        expect(failures).to.deep.equal([]);
      },
    );
  });

  it('an invoice on another origin is a plain link without a token; an address that is not http(s) is none; a state has the server’s name, and there is no billing info where the server sends none', async () => {
    const practice = await practiceWith();
    const record = (id: number, invoice_url: string) => {
      return {
        id,
        month_formated: `mesiac ${id}`,
        amount: 1,
        status: 'open',
        status_title: 'Schvaľuje sa',
        invoice_url,
      };
    };
    const list = [record(1, 'https://files.example/1.pdf'), record(2, 'javascript:alert(1)')];
    await answerWith(practice.lane, PAYOUTS, 200, JSON.stringify(list));
    const screen = await open(practice);
    const [first, second] = rowsOf(screen);
    const link = within(first ?? document.body).getByRole('link', { name: /^Zobraziť faktúru: mesiac 1, otvorí sa/ });
    expect(link.getAttribute('href')).to.equal('https://files.example/1.pdf');
    expect(link.getAttribute('rel')).to.equal('noopener noreferrer');
    expect(second?.querySelectorAll('a, button').length).to.equal(0);
    expect(second?.textContent).to.contain('Schvaľuje sa');
    expect(screen.see.queryByRole('button', { name: 'Fakturačné údaje' })).to.equal(null);
  });
});
