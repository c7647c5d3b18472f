import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { chooseFiles } from '../support/files';
import { logIn } from '../support/log-in';
import { mount, unmountAll } from '../support/mount';
import { OTHER_ORIGIN } from '../support/other-origin';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';

const { addTicket, breakCall, createPractice, seenCalls, serverUrl, storedPayouts } = practiceOf;

/** Payouts of which one has an invoice, and one waits for it. */
const payouts = [
  { month: '2026-09', amount_cents: 150_000, status: 'invoiced' as const, invoice: 'september.pdf' },
  { month: '2026-10', amount_cents: 99_950, status: 'open' as const },
];

const practiceWith = () =>
  createPractice(
    [
      { type: 'queue', user_alternate: 'Ján Prvý' },
      { type: 'queue', user_alternate: 'Eva Druhá' },
    ],
    { payouts, patients: [{ fullname: 'Ota Tretí' }], capabilities: ['recent-events'] },
  );

/** Reached without the gateway. */
describe('a server on another origin', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  it('lets in, shows the waiting room live, and takes what is done there', async () => {
    expect(new URL(await serverUrl()).origin).not.to.equal(location.origin);
    const practice = await practiceWith();
    const attributes = { 'api-base': await serverUrl() };
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes, isLoggedIn: false });
    await logIn(see, practice);
    await see.findByText('Ján Prvý');
    await see.findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Nový Prišiel' });
    await see.findByText('Nový Prišiel');
    await press(see.getByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    await until(() => see.queryByText('Ján Prvý') === null);
  });

  it('opens an invoice, and takes the upload of another', async () => {
    const practice = await practiceWith();
    const attributes = { 'api-base': await serverUrl(), routing: 'memory' };
    const { see, element } = await mount(practice, 'ordinacia-admin', { attributes });
    await see.findByText('Ján Prvý');
    element.navigate('/vyplaty');
    const shown: string[] = [];
    const { open } = window;
    window.open = () =>
      ({
        document: { title: '' },
        location: { replace: (url: string) => shown.push(url) },
        close: () => undefined,
      }) as unknown as Window;
    try {
      await press(await see.findByRole('button', { name: 'Zobraziť faktúru: september 2026' }));
      await until(() => shown.length === 1);
      const file = await (await fetch(shown[0] ?? '')).blob();
      expect([file.type, file.size]).to.deep.equal([
        'application/pdf',
        (await storedPayouts(practice)).find(({ invoice }) => invoice)?.invoice?.size,
      ]);
    } finally {
      window.open = open;
    }
    await press(await see.findByRole('button', { name: /^Nahrať faktúru/ }));
    await chooseFiles(await see.findByLabelText('Faktúra'), { name: 'oktober.pdf', size: 2_000, start: '%PDF-1.4' });
    await see.findByText(/^oktober\.pdf, /);
    await press(see.getByRole('button', { name: 'Nahrať' }));
    await see.findByText('Faktúra bola úspešne odoslaná');
    expect((await storedPayouts(practice)).map(({ invoice }) => invoice?.size)).to.include(2_000);
  });

  it('opens an invoice that the page may not read by its address, without the token', async () => {
    const practice = await practiceWith();
    const { lane, token } = practice;
    const path = `/api/invoices/${practice.recordIds.payouts[0] ?? ''}`;
    const { see, element } = await mount(practice, 'ordinacia-admin', {
      attributes: { 'api-base': `${OTHER_ORIGIN}/lane/${lane}`, routing: 'memory' },
    });
    await see.findByText('Ján Prvý');
    // Like a folder of files without CORS headers.
    const answer = { status: 200, body: 'faktúra', headers: { 'content-type': 'text/plain' } };
    await breakCall(lane, { kind: 'answer', method: 'GET', path, answer });
    element.navigate('/vyplaty');
    const button = await see.findByRole('button', { name: 'Zobraziť faktúru: september 2026' });
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.title = 'tab';
    const { open } = window;
    window.open = () => frame.contentWindow;
    try {
      await press(button);
      const bearers = async () =>
        (await seenCalls(lane, path))
          .filter(({ method }) => method === 'GET')
          .map(({ headers }) => headers['authorization']);
      await until(async () => (await bearers()).includes(undefined));
      const [last, ...before] = (await bearers()).reverse();
      expect(last).to.equal(undefined);
      expect(new Set(before)).to.deep.equal(new Set([`Bearer ${token}`]));
      await until(() => !button.matches('[aria-busy]'));
      expect(see.queryByText(/Faktúru sa nepodarilo otvoriť/)).to.equal(null);
    } finally {
      window.open = open;
    }
  });
});
