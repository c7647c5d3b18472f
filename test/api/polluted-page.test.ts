import { expect } from '@open-wc/testing';
import { json, stubNetwork, type SentRequest } from '../support/recorded-answers';
import { createTestClient } from '../support/test-client';

const pollution = [
  ['baseURL', 'https://evil.example'],
  ['auth', 'Bearer stolen'],
  ['headers', { 'X-Evil': '1' }],
  ['params', { evil: 1 }],
  ['data', { evil: 1 }],
  ['data', 'evil'],
  ['transformRequest', [() => '{"evil":1}']],
  ['validateStatus', () => false],
  ['withCredentials', true],
  ['extend', () => 'what an old library adds'],
] as const;

type Addition = (typeof pollution)[number];

describe('a page that added enumerable properties to Object.prototype', () => {
  for (const addition of pollution) {
    it(`changes nothing with „${addition[0]}“ (${typeof addition[1]})`, async () => {
      const clean = await bothCalls([]);
      expect(await bothCalls([addition])).to.deep.equal(clean);
    });
  }

  it('changes nothing with all of them', async () => {
    const clean = await bothCalls([]);
    expect(await bothCalls(pollution)).to.deep.equal(clean);
  });
});

/** What a GET and a POST send, and what they bring, on a page polluted with these. */
async function bothCalls(additions: readonly Addition[]) {
  const network = stubNetwork(json([{ id: 1 }]));
  const clean = pollute(additions);
  const brought: unknown[] = [];
  try {
    const { get, post } = createTestClient();
    brought.push(await get('/api/tickets'), await post('/api/ticket-next', { id: 7 }));
  } catch (caught) {
    brought.push(caught);
  } finally {
    clean();
    network.restore();
  }
  return { sent: network.sent.map(printed), brought };
}

/** Returns what takes it off the page again: the test's own tools need not stand it. */
function pollute(additions: readonly Addition[]): () => void {
  additions.forEach(([name, value]) => Reflect.set(Object.prototype, name, value));
  return () => additions.forEach(([name]) => Reflect.deleteProperty(Object.prototype, name));
}

const printed = ({ url, headers, init: { method, body, credentials } }: SentRequest) => ({
  ...{ url, method, body, credentials },
  headers: [...headers],
});
