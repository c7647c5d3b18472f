import { beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { Failure } from '../../../src/api/failure';
import { createDeferred } from '../../../src/lib/deferred';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../../src/state/session/idempotency-keys';

const lost = () => Promise.reject(new Failure('offline'));
const stored = () => Promise.resolve('stored');

describe('idempotency keys', () => {
  let keys: IdempotencyKeys;
  let sent: string[];
  beforeEach(() => {
    keys = createIdempotencyKeys();
    sent = [];
  });

  const send = (payload: unknown, answer: () => Promise<unknown>) =>
    keys
      .send('form', payload, (key) => {
        sent.push(key);
        return answer();
      })
      .catch(() => null);
  const isSameKey = () => sent[0] === sent[1];

  it('stay the same while the outcome of the same payload is unknown', async () => {
    await send({ name: 'a' }, lost);
    expect(keys.isOutcomeUnknown('form')).to.equal(true);
    await send({ name: 'a' }, stored);
    expect(isSameKey()).to.equal(true);
    expect(keys.isOutcomeUnknown('form')).to.equal(false);
  });

  for (const [what, payload, answer] of [
    ['the payload has changed', { name: 'b' }, lost],
    ['the first one was stored', { name: 'a' }, stored],
    ['the first one was refused', { name: 'a' }, () => Promise.reject(new Failure('forbidden', 403))],
  ] as const) {
    it(`change when ${what}`, async () => {
      await send({ name: 'a' }, answer);
      await send(payload, stored);
      expect(isSameKey()).to.equal(false);
    });
  }

  it('are kept while the first call is under way: its session may have expired', async () => {
    const held = createDeferred();
    const first = send({ name: 'a' }, () => held.promise.then(lost));
    keys.clear('expiry');
    keys.claim(1);
    await send({ name: 'a' }, stored);
    held.resolve();
    await first;
    expect(isSameKey()).to.equal(true);
  });

  it('stay the same where the first one was stored after its session had ended: nobody knows about it', async () => {
    const held = createDeferred();
    const first = send({ name: 'a' }, () => held.promise.then(stored));
    keys.clear('expiry');
    held.resolve();
    await first;
    keys.claim(1);
    expect(keys.isOutcomeUnknown('form')).to.equal(true);
    await send({ name: 'a' }, stored);
    expect(isSameKey()).to.equal(true);
    expect(keys.isOutcomeUnknown('form')).to.equal(false);
  });

  for (const refusal of [new Failure('unauthorized', 401), new Failure('throttled', 429)])
    it(`stay the same after a ${refusal.status}: the browser may have sent the call twice, and the first one was stored`, async () => {
      await send({ name: 'a' }, () => Promise.reject(refusal));
      expect(keys.isOutcomeUnknown('form'), 'it counts as refused').to.equal(false);
      await send({ name: 'a' }, stored);
      expect(isSameKey()).to.equal(true);
    });

  it('wait for the same doctor after an expiry', async () => {
    keys.claim(1);
    await send({ name: 'a' }, lost);
    keys.clear('expiry');
    keys.clear('login');
    keys.claim(1);
    await send({ name: 'a' }, stored);
    expect(isSameKey()).to.equal(true);
  });

  for (const [what, leave] of [
    ['a logout', () => keys.clear('logout')],
    ['the login of another doctor', () => keys.claim(2)],
  ] as const) {
    it(`are gone with ${what}`, async () => {
      keys.claim(1);
      await send({ name: 'a' }, lost);
      leave();
      expect(keys.isOutcomeUnknown('form')).to.equal(false);
    });
  }
});
