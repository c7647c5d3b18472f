import { expect } from '@open-wc/testing';
import { login } from '../../src/api/session';
import { invoiceUpload } from '../../src/features/payouts/contract';
import { ticketNext } from '../../src/features/tickets/contract';
import type { Client } from '../../src/api/client';
import { upload } from '../../src/api/upload';
import { answerWith, createPractice, forgetCalls, seenCalls, type TestPractice } from '../support/practice';
import { json, stubNetwork, type SentRequest } from '../support/recorded-answers';
import { anyGet, anyPost, createTestClient } from '../support/test-client';

const aborted = new AbortController();
aborted.abort();

/** All properties of options and definitions that redaxios, `fetch` and our client read, and additions of old libraries. */
const pollution: readonly (readonly [name: string, value: unknown])[] = [
  ['baseURL', 'https://evil.example'],
  ['url', 'https://evil.example'],
  ['auth', 'Bearer stolen'],
  ['token', 'stolen'],
  ['headers', { 'X-Evil': '1' }],
  ['params', { evil: 1 }],
  ['paramsSerializer', () => 'evil=1'],
  ['data', { evil: 1 }],
  ['data', 'evil'],
  ['body', 'evil'],
  ['method', 'delete'],
  ['transformRequest', [() => '{"evil":1}']],
  ['validateStatus', () => false],
  ['responseType', 'stream'],
  ['responseType', 'arrayBuffer'],
  ['fetch', () => Promise.reject(new Error('evil'))],
  ['transport', () => Promise.reject(new Error('evil'))],
  ['xsrfHeaderName', 'X-Evil'],
  ['xsrfCookieName', 'evil'],
  ['withCredentials', true],
  ['credentials', 'include'],
  ['redirect', 'follow'],
  ['cache', 'force-cache'],
  ['mode', 'no-cors'],
  ['integrity', 'sha256-evil'],
  ['referrer', 'https://evil.example'],
  ['signal', aborted.signal],
  ['timeout', 0],
  ['keepalive', true],
  ['isPublic', true],
  ['isKeptAlive', true],
  ['isChange', true],
  ['response', () => 'evil'],
  ['path', '/evil'],
  ['name', 'login'],
  ['login', '/evil'],
  ['endsSession', false],
  ['retries', 0],
  ['key', 'stolen'],
  ['append', () => 'what FormData has'],
  ['text', () => 'what a Blob has'],
  ['extend', () => 'what an old library adds'],
];

type Addition = (typeof pollution)[number];

const calls: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  'the login': (client) => client.call({ ...anyPost, path: login.path, isPublic: true }, { username: 'a' }),
  'a file': async (client) => (await client.getFile('/api/invoices/5', new AbortController().signal))?.size,
  'an upload': (client) => upload(client, invoiceUpload, aForm()),
};

function aForm(): FormData {
  const form = new FormData();
  form.set('payouts_id', '5');
  return form;
}

describe('a page that added enumerable properties to Object.prototype', () => {
  let practice: TestPractice;

  before(async () => {
    // Every call has the same idempotency key.
    Reflect.set(crypto, 'getRandomValues', (bytes: Uint8Array) => bytes);
    document.cookie = 'evil=1';
    document.cookie = 'undefined=1';
    practice = await createPractice();
    const paths = [login.path, '/api/invoices/5', invoiceUpload.path];
    for (const path of paths) await answerWith(practice.lane, path, 200, '[{"id":1}]');
  });
  after(() => {
    Reflect.deleteProperty(crypto, 'getRandomValues');
    for (const name of ['evil', 'undefined']) document.cookie = `${name}=; max-age=0`;
  });

  for (const [name, call] of Object.entries(calls)) {
    it(`does not change the request of ${name}`, async () => {
      const clean = await arrived(call, []);
      expect(clean.brought).to.not.be.instanceOf(Error);
      expect(clean.seen).to.have.length(1);
      expect(await arrived(call, pollution)).to.deep.equal(clean);
    });
  }

  /** Requests that a call sends from a page polluted with `additions`, and its result. */
  async function arrived(call: (client: Client) => Promise<unknown>, additions: readonly Addition[]) {
    await forgetCalls(practice.lane);
    const client = createTestClient({ apiBase: `${location.origin}/lane/${practice.lane}` });
    const brought = await polluted(additions, () => call(client));
    const seen = await seenCalls(practice.lane);
    return { seen: seen.map((one) => JSON.stringify(one).replaceAll(/-{2,}WebKitFormBoundary\w+/g, '--')), brought };
  }

  it('does not change the fetch options, by any of them or by all together', async () => {
    const clean = await someCalls([]);
    for (const addition of pollution) {
      expect(await someCalls([addition]), `${addition[0]} (${typeof addition[1]})`).to.deep.equal(clean);
    }
    expect(await someCalls(pollution)).to.deep.equal(clean);
  });
});

/** Arguments that a GET and two POSTs give to `fetch` on a page polluted with `additions`, and their results. */
async function someCalls(additions: readonly Addition[]) {
  const network = stubNetwork(json([{ id: 1 }]));
  const brought = await polluted(additions, async () => {
    const { call } = createTestClient();
    return [await call(anyGet, null), await call(anyPost, { id: 7 }), await call(ticketNext, { id: 7 })];
  });
  network.restore();
  return { sent: network.sent.map(printed), brought };
}

/** Cleans the page before anything else runs, because the test's tools need not survive it. */
async function polluted(additions: readonly Addition[], call: () => Promise<unknown>): Promise<unknown> {
  additions.forEach(([name, value]) => Reflect.set(Object.prototype, name, value));
  try {
    return await call();
  } catch (caught) {
    return caught;
  } finally {
    additions.forEach(([name]) => Reflect.deleteProperty(Object.prototype, name));
  }
}

const printed = ({ url, headers, init }: SentRequest) => {
  const { method, body, credentials, redirect, cache, keepalive } = init;
  const inherited = Object.getPrototypeOf(init) as unknown;
  return { url, method, body, credentials, redirect, cache, keepalive, inherited, headers: [...headers] };
};
