import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { Payouts } from '../../../src/features/payments/payouts';
import { createStore, type Store } from '../../../src/state/store';
import { StoreContext } from '../../../src/state/react/store-context';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press } from '../../support/user-input';
import type { Mounted } from '../../support/mount';
import { mountView, unmountViews, type MountedView } from '../../support/mount-view';
import {
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  storedPayouts,
  untilHeld,
  type TestPractice,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { storeConfig } from '../../support/store-config';
import { until } from '../../support/until';

const PAYOUTS = '/api/payouts';
const PATH = '/vyplaty';

const payouts = [
  { month: '2026-08', amount_cents: 209_970, status: 'paid' as const, invoice: 'august.pdf' },
  { month: '2026-09', amount_cents: 150_000, status: 'invoiced' as const, invoice: 'september.pdf' },
  { month: '2026-10', amount_cents: 99_950, status: 'open' as const },
];
const billing = { company: 'Ordinácia, s. r. o.', seat: 'Hlavná 1', company_id: '1', tax_id: '2', vat_id: '3' };
const practiceWith = () => createPractice([], { payouts, billing });

const MONTHS = 'Výplaty po mesiacoch';
const rowsOf = ({ see }: Mounted) => within(see.getByRole('list', { name: MONTHS })).getAllByRole('listitem');
const queueOf = ({ see }: Mounted) => see.getByRole('list', { name: 'Čakajú na faktúru' });

async function open(practice: TestPractice, size: { width?: number } = {}): Promise<Mounted> {
  const screen = await openScreen(practice, PATH, size);
  await screen.see.findByRole('list', { name: MONTHS });
  await screen.see.findByRole('list', { name: 'Čakajú na faktúru' });
  return screen;
}

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

describe('the payouts screen', () => {
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await closeScreen();
  });

  it('S5 R10 opens from the navigation', async () => {
    const { see } = await openScreen(await practiceWith(), '/cakaren');
    (await see.findByRole('link', { name: 'Výplaty' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Platby - Výplaty' });
    expect(address()).to.equal(PATH);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Výplaty');
  });

  it('R10 C11 each month shows its amount, its state and its invoice, the newest first', async () => {
    const practice = await practiceWith();
    const screen = await open(practice);
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
    const [call] = await seenCalls(practice.lane, PAYOUTS);
    expect(call?.headers['authorization']).to.equal(`Bearer ${practice.token}`);
  });

  it('the payouts waiting for an invoice are above the list, with what to do', async () => {
    const screen = await open(await practiceWith());
    const queue = queueOf(screen);
    expect(queue.compareDocumentPosition(screen.see.getByRole('list', { name: MONTHS }))).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(queue.textContent).to.match(/^október 2026999,50\u00a0€/);
    within(queue).getByRole('button', { name: 'Nahrať faktúru: október 2026' });
  });

  it('its button keeps its position while the amounts load', async () => {
    const practice = await practiceWith();
    await breakCall(practice.lane, { kind: 'hold', path: PAYOUTS, times: 1 });
    const { see } = await openScreen(practice, PATH);
    const button = await see.findByRole('button', { name: 'Nahrať faktúru: október 2026' });
    const { right } = button.getBoundingClientRect();
    await release(practice.lane, PAYOUTS);
    await see.findByRole('list', { name: MONTHS });
    expect(button.getBoundingClientRect().right).to.equal(right);
  });

  it('shows a state by the server’s name', async () => {
    const practice = await practiceWith();
    const payout = { id: 1, month_formated: 'jún 2026', status: 'open', status_title: 'Schvaľuje sa' };
    await answerWith(practice.lane, PAYOUTS, 200, JSON.stringify([payout]));
    const { see } = await openScreen(practice, PATH);
    await see.findByText('Schvaľuje sa');
  });

  it('offers the billing info only when the server sends it', async () => {
    const known = await open(await practiceWith());
    known.see.getByRole('button', { name: 'Fakturačné údaje' });
    await closeScreen();
    const unknown = await open(await createPractice([], { payouts }));
    expect(unknown.see.queryByRole('button', { name: 'Fakturačné údaje' })).to.equal(null);
  });

  it('fetches an invoice of the API with the token, and opens it as a blob', async () => {
    const practice = await practiceWith();
    const screen = await open(practice);
    const watched = watchTabs();
    try {
      await press(screen.see.getByRole('button', { name: 'Zobraziť faktúru: september 2026' }));
      const [[url, file] = []] = await until(() => watched.files.size > 0 && [...watched.files]);
      expect(file?.type).to.equal('application/pdf');
      expect(file?.size).to.equal((await storedPayouts(practice))[1]?.invoice?.size);
      expect(url).to.match(/^blob:/);
      await until(() => watched.tabs[0]?.shown === url);
      expect(watched.tabs).to.have.length(1);
      const path = `/api/invoices/${practice.recordIds.payouts[1] ?? ''}`;
      const [call] = await seenCalls(practice.lane, path);
      expect(call?.headers['authorization']).to.equal(`Bearer ${practice.token}`);
      await until(() => !screen.root.querySelector('[aria-busy]'));
    } finally {
      watched.restore();
    }
  });

  it('says when an invoice cannot be fetched, and closes its tab', async () => {
    const practice = await practiceWith();
    const path = `/api/invoices/${practice.recordIds.payouts[1] ?? ''}`;
    await answerWith(practice.lane, path, 404, '{"message":""}');
    const screen = await open(practice);
    const watched = watchTabs();
    try {
      screen.see.getByRole('button', { name: 'Zobraziť faktúru: september 2026' }).focus();
      await pressKeys('Enter');
      await screen.see.findByText('Faktúru sa nepodarilo otvoriť. Skúste to o chvíľu znova.');
      await until(() => watched.tabs[0]?.closed);
      expect(watched.files.size).to.equal(0);
    } finally {
      watched.restore();
    }
  });

  it('saves a file that could be an HTML page instead of opening it', async () => {
    const practice = await practiceWith();
    const path = `/api/invoices/${practice.recordIds.payouts[1] ?? ''}`;
    await answerWith(practice.lane, path, 200, '<script>alert(1)</script>', { 'content-type': 'text/html' });
    const screen = await open(practice);
    const watched = watchTabs();
    const { click } = HTMLAnchorElement.prototype;
    const saved: string[] = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    try {
      await press(screen.see.getByRole('button', { name: 'Zobraziť faktúru: september 2026' }));
      await until(() => watched.tabs[0]?.closed);
      await until(() => saved.length > 0);
      expect(saved).to.deep.equal(['faktura september 2026']);
    } finally {
      HTMLAnchorElement.prototype.click = click;
      watched.restore();
    }
  });

  it('an invoice on another origin is a plain link without a token; an address that is not http(s) is none', async () => {
    const practice = await practiceWith();
    const record = (id: number, invoice_url: string) => ({
      id,
      month_formated: `mesiac ${id}`,
      amount: 1,
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
    await expectAccessible(screen.element);
  });

  it('W1 shows the empty state', async () => {
    const screen = await openScreen(await createPractice(), PATH);
    await screen.see.findByText('Žiaden obsah na zobrazenie');
    expect(screen.see.queryByRole('list', { name: 'Čakajú na faktúru' })).to.equal(null);
    await expectAccessible(screen.element);
  });

  it('loading: shows a skeleton until the answer comes', async () => {
    const practice = await practiceWith();
    await breakCall(practice.lane, { kind: 'hold', path: PAYOUTS, times: 1 });
    const screen = await openScreen(practice, PATH);
    await untilHeld(practice.lane, PAYOUTS);
    await screen.see.findByText('Načítava sa…');
    await release(practice.lane, PAYOUTS);
    await screen.see.findByRole('list', { name: MONTHS });
  });

  it('failed: shows the reason, and „Skúsiť znova“ loads', async () => {
    const practice = await practiceWith();
    hidePage();
    await answerWith(practice.lane, PAYOUTS, 403, '{"message":""}');
    const screen = await openScreen(practice, PATH);
    await screen.see.findByText('Výplaty sa nepodarilo načítať');
    screen.see.getByText('Na zobrazenie týchto údajov nemáte oprávnenie.');
    await expectAccessible(screen.element);
    await clearFaults(practice.lane);
    await press(screen.see.getByRole('button', { name: 'Skúsiť znova' }));
    await screen.see.findByRole('list', { name: MONTHS });
  });

  for (const width of [320, 390]) {
    it(`at ${width} px nothing scrolls sideways`, async () => {
      const screen = await open(await practiceWith(), { width });
      expect(document.documentElement.scrollWidth).to.equal(width);
      await expectAccessible(screen.element);
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`axe finds nothing, ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme });
      const screen = await open(await practiceWith());
      await expectAccessible(screen.element);
    });
  }
});

describe('the payouts screen and the store', () => {
  let stop: (() => void) | undefined;
  let store: Store;

  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    unmountViews();
    stop?.();
    localStorage.clear();
  });

  async function show(practice: TestPractice): Promise<MountedView> {
    localStorage.setItem(`token-${practice.lane}`, practice.token);
    store = createStore(storeConfig(practice));
    stop = store.start();
    const view = mountView(
      <StoreContext value={store}>
        <Payouts />
      </StoreContext>,
    );
    await view.see.findByRole('list', { name: MONTHS });
    await view.see.findByRole('list', { name: 'Čakajú na faktúru' });
    return view;
  }

  it('the buttons open the popups with the payout of the row', async () => {
    const practice = await practiceWith();
    const { see } = await show(practice);
    const [, invoiced, waiting] = practice.recordIds.payouts;
    await press(see.getByRole('button', { name: 'Nahrať faktúru: október 2026' }));
    expect(store.popups.open.value).to.deep.equal({ name: 'invoice', props: { payoutId: waiting } });
    see.getByRole('button', { name: 'Nahradiť faktúru: september 2026' }).focus();
    await pressKeys('Enter');
    expect(store.popups.open.value).to.deep.equal({ name: 'invoice', props: { payoutId: invoiced } });
    await press(see.getByRole('button', { name: 'Fakturačné údaje' }));
    expect(store.popups.open.value).to.deep.equal({ name: 'billing', props: {} });
  });

  it('F14 a month stops waiting when its invoice was sent, and the focus moves to the next one', async () => {
    const practice = await practiceWith();
    const { see } = await show(practice);
    see.getByRole('button', { name: 'Nahrať faktúru: október 2026' }).focus();
    const id = practice.recordIds.payouts[2] ?? 0;
    const file = new File(['%PDF-1.4'], 'oktober.pdf', { type: 'application/pdf' });
    expect(await store.forms.uploadInvoice(id, file)).to.equal(null);
    await until(() => !see.queryByRole('list', { name: 'Čakajú na faktúru' }));
    await see.findByRole('button', { name: 'Nahradiť faktúru: október 2026' });
    await until(() => focused()?.closest('[data-payout]'));
    expect((await storedPayouts(practice))[0]?.status).to.equal('invoiced');
  });

  it('a failed reload keeps the list with its time, and can be retried', async () => {
    const practice = await practiceWith();
    const { see, element } = await show(practice);
    hidePage();
    await answerWith(practice.lane, PAYOUTS, 403, '{"message":""}');
    store.payouts.reload();
    await see.findByText(/^Údaje sa nepodarilo obnoviť\. Vidíte stav z \d{1,2}:\d{2}\.$/);
    see.getByRole('list', { name: MONTHS });
    await expectAccessible(element);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await until(() => !see.queryByText(/^Údaje sa nepodarilo obnoviť/));
  });
});
