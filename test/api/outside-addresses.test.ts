import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { invoiceUpload } from '../../src/features/payouts/contract';
import { upload } from '../../src/api/upload';
import { stubNetwork, json, type Network } from '../support/recorded-answers';
import { anyGet, anyPost, API_BASE, createTestClient } from '../support/test-client';

const OUTSIDE = [
  ['another path', '-other/api/tickets'],
  ['another host, by what follows the base', '.evil.example/api/tickets'],
  ['credentials', '@evil.example/api/tickets'],
  ['a path without its slash', 'api/tickets'],
  ['the base alone', ''],
  ['a doubled slash', '//evil.example/api/tickets'],
  ['a doubled slash further on', '/api//tickets'],
  ['dots', '/api/../../other'],
  ['dots that stay inside', '/api/../tickets'],
  ['one dot', '/./api/tickets'],
  ['dots at the end', '/api/..'],
  ['encoded dots', '/api/%2e%2E/%2e./other'],
  ['dots between encoded slashes', '/api%2f..%2F..%2fother'],
  ['dots between backslashes', '/api\\..\\other'],
  ['encoded backslashes', '/api%5c..%5Cother'],
  ['dots hidden by a tab', '/api/.\t./other'],
  ['a line end', '/api/\ntickets'],
] as const;

describe('URLs outside of api-base', () => {
  let network: Network;

  beforeEach(() => (network = stubNetwork(json([]))));
  afterEach(() => network.restore());

  for (const [name, path] of OUTSIDE) {
    it(`refuses before sending anything: ${name}`, async () => {
      const client = createTestClient();
      for (const call of [
        () => client.call(anyGet, null, { path }),
        () => client.call(anyPost, {}, { path }),
        () => client.getFile(path, new AbortController().signal),
        () => upload(client, { ...invoiceUpload, path }, new FormData()),
      ]) {
        // Uploads, too, throw this before they need XMLHttpRequest, which is missing here.
        const caught: unknown = await call().catch((error: unknown) => error);
        expect(caught).to.be.instanceOf(RangeError);
      }
      expect(network.sent).to.deep.equal([]);
    });
  }

  it('allows any query, and dots within a name', async () => {
    for (const path of ['/api/tickets?back=//a/../b', '/api/..hidden', '/api/v1.2/tickets...', '/api/%2fx']) {
      await createTestClient().call(anyGet, null, { path });
      expect(network.sent.at(-1)?.url).to.equal(API_BASE + path);
    }
  });
});
