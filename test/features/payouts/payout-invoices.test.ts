import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { pressKeys, press } from '../../support/user-input';
import { OTHER_ORIGIN } from '../../support/other-origin';
import { answerWith, clearFaults, seenCalls, storedPayouts, untilAnswered } from '../../support/practice';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { PAYOUTS, practiceWith, rowsOf, open } from './payouts-screen';

/** Stubs `window.open` (a real tab would take the runner's page away), and records object URLs. */
function watchTabs() {
  const { open: openTab } = window;
  const { createObjectURL } = URL;
  const tabs: { shown: string | null; closed: boolean }[] = [];
  const files = new Map<string, Blob>();
  window.open = () => {
    const tab = {
      shown: null as string | null,
      closed: false,
      opener: window,
      document: { title: '' },
      location: { replace: (url: string) => void (tab.shown = url) },
      close: () => void (tab.closed = true),
    };
    tabs.push(tab);
    return tab as unknown as Window;
  };
  URL.createObjectURL = (file: Blob) => {
    const url = createObjectURL.call(URL, file);
    files.set(url, file);
    return url;
  };
  return {
    tabs,
    files,
    restore() {
      window.open = openTab;
      URL.createObjectURL = createObjectURL;
    },
  };
}

describe('the invoices of the payouts', () => {
  afterEach(closeScreen);

  it('fetches an invoice of the API with the token, and opens it as a blob; closes the tab of one that cannot be fetched, and saves what could be an HTML page', async () => {
    const practice = await practiceWith();
    const path = `/api/invoices/${practice.recordIds.payouts[1] ?? ''}`;
    const screen = await open(practice);
    const watched = watchTabs();
    const { click } = HTMLAnchorElement.prototype;
    const saved: string[] = [];
    const button = screen.see.getByRole('button', { name: 'Zobraziť faktúru: september 2026' });
    try {
      await press(button);
      const [[url, file] = []] = await until(() => watched.files.size > 0 && [...watched.files]);
      expect(file?.type).to.equal('application/pdf');
      expect(file?.size).to.equal((await storedPayouts(practice))[1]?.invoice?.size);
      expect(url).to.match(/^blob:/);
      await until(() => watched.tabs[0]?.shown === url);
      expect(watched.tabs).to.have.length(1);
      const [call] = await seenCalls(practice.lane, path);
      expect(call?.headers['authorization']).to.equal(`Bearer ${practice.token}`);
      await until(() => !screen.root.querySelector('[aria-busy]'));

      await answerWith(practice.lane, path, 404, '{"message":""}');
      button.focus();
      await pressKeys('Enter');
      await screen.see.findByText('Faktúru sa nepodarilo otvoriť. Skúste to o chvíľu znova.');
      await until(() => watched.tabs[1]?.closed);
      expect(watched.files.size).to.equal(1);

      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        saved.push(this.download);
      };
      await clearFaults(practice.lane);
      await answerWith(practice.lane, path, 200, '<script>alert(1)</script>', { 'content-type': 'text/html' });
      await press(button);
      await until(() => watched.tabs[2]?.closed && saved.length > 0);
      expect(saved).to.deep.equal(['faktura september 2026']);
    } finally {
      HTMLAnchorElement.prototype.click = click;
      watched.restore();
    }
  });

  /** The tab as a frame: `window.open` would take the runner's page away. */
  function tabAsFrame() {
    const { open: openTab } = window;
    const frame = document.createElement('iframe');
    frame.title = 'tab';
    document.body.append(frame);
    window.open = () => frame.contentWindow;
    return {
      frame,
      restore() {
        window.open = openTab;
        frame.remove();
      },
    };
  }

  it('an invoice behind a redirect is opened by its address: the token stays, and nobody learns from where', async () => {
    const practice = await practiceWith();
    const path = `/api/invoices/${practice.recordIds.payouts[1] ?? ''}`;
    const location = `${OTHER_ORIGIN}/lane/${practice.lane}/signed?key=1`;
    await answerWith(practice.lane, path, 302, '', { location });
    await answerWith(practice.lane, '/signed?key=1', 200, 'faktúra', { 'content-type': 'text/plain' });
    const screen = await open(practice);
    const failures: Event[] = [];
    screen.element.addEventListener('ordinacia-error', (event) => failures.push(event));
    const tab = tabAsFrame();
    try {
      await press(screen.see.getByRole('button', { name: 'Zobraziť faktúru: september 2026' }));
      await untilAnswered(practice.lane, '/signed?key=1');
      const asked = await seenCalls(practice.lane, path);
      expect(asked.map(({ headers }) => headers['authorization'])).to.deep.equal([
        `Bearer ${practice.token}`,
        undefined,
      ]);
      const [signed] = await seenCalls(practice.lane, '/signed?key=1');
      expect(signed?.headers['authorization']).to.equal(undefined);
      expect([asked[1]?.headers['referer'], signed?.headers['referer']]).to.deep.equal([undefined, undefined]);
      await until(() => !screen.root.querySelector('[aria-busy]'));
      expect(screen.see.queryByText(/Faktúru sa nepodarilo otvoriť/)).to.equal(null);
      expect(failures).to.deep.equal([]);
    } finally {
      tab.restore();
    }
  });

  it('an invoice on another origin is a plain link without a token; an address that is not http(s) is none; a state has the server’s name, and there is no billing info where the server sends none', async () => {
    const practice = await practiceWith();
    const record = (id: number, invoice_url: string) => ({
      id,
      month_formated: `mesiac ${id}`,
      amount: 1,
      status: 'open',
      status_title: 'Schvaľuje sa',
      invoice_url,
    });
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
