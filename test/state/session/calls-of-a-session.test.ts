import { beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { Failure } from '../../../src/api/failure';
import {
  createSessionScope,
  type SessionScope,
  createIdempotencyKeys,
  type IdempotencyKeys,
} from '../../../src/state/session/session-calls';
import { deferCalls, type DeferredCalls } from '../../support/deferred-calls';
import { failureOf } from '../../support/test-client';
import { createDeferred } from '../../../src/lib/deferred';

describe('the session scope', () => {
  let scope: SessionScope;
  let calls: DeferredCalls<string>;
  let results: unknown[];
  let defects: unknown[];
  let lateChanges: number;

  beforeEach(() => {
    calls = deferCalls();
    results = [];
    defects = [];
    lateChanges = 0;
    scope = createSessionScope(
      (error) => defects.push(error),
      () => (lateChanges += 1),
    );
  });

  const settle = () =>
    scope.track(calls.call(new AbortController().signal), {
      onDone: (value) => results.push(value),
      onFailed: (failure) => results.push(failure),
    });

  it('delivers the result of a call', async () => {
    const failure = new Failure('offline');
    void settle();
    void settle();
    await calls.answer(0, 'stored');
    await calls.fail(1, failure);
    expect(results).to.deep.equal(['stored', failure]);
  });

  it('delivers nothing from an ended session, but settles, and reports what may have been changed', async () => {
    const settled = Promise.all([settle(), settle(), settle()]);
    scope.end();
    await calls.fail(2, new Failure('unauthorized', 401));
    expect(lateChanges).to.equal(0);
    await calls.answer(0, 'stored');
    await calls.fail(1, new Failure('offline'));
    await settled;
    expect(lateChanges).to.equal(2);
    expect(results).to.deep.equal([]);
    void settle();
    await calls.answer(3, 'of the next session');
    expect(results).to.deep.equal(['of the next session']);
    expect(lateChanges).to.equal(2);
  });

  it('what was waited for in a session is aborted in the next one', async () => {
    const waitFor = () => scope.inSameSession(calls.call(new AbortController().signal));
    const before = failureOf(waitFor());
    scope.end();
    const after = waitFor();
    await calls.answer(0, 'calls');
    await calls.answer(1, 'calls');
    expect((await before).kind).to.equal('aborted');
    expect(await after).to.equal('calls');
  });

  it('reports a bug unchanged, also from an ended session', async () => {
    const bug = new TypeError('a bug');
    void settle();
    void settle();
    await calls.fail(0, bug);
    scope.end();
    await calls.fail(1, bug);
    expect(defects).to.deep.equal([bug, bug]);
    expect(results).to.deep.equal([null]);
  });
});

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
  const isSentWithSameKey = () => send({ name: 'a' }, stored).then(isSameKey);

  it('stay the same while the outcome of the same payload is unknown', async () => {
    await send({ name: 'a' }, lost);
    expect(keys.isOutcomeUnknown('form')).to.equal(true);
    expect(await isSentWithSameKey()).to.equal(true);
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
    expect(await isSentWithSameKey()).to.equal(true);
    expect(keys.isOutcomeUnknown('form')).to.equal(false);
  });

  for (const refusal of [new Failure('unauthorized', 401), new Failure('throttled', 429)])
    it(`stay the same after a ${refusal.status}: the browser may have sent the call twice, and the first one was stored`, async () => {
      await send({ name: 'a' }, () => Promise.reject(refusal));
      expect(keys.isOutcomeUnknown('form'), 'it counts as refused').to.equal(false);
      expect(await isSentWithSameKey()).to.equal(true);
    });

  it('wait for the same doctor after an expiry', async () => {
    keys.claim(1);
    await send({ name: 'a' }, lost);
    keys.clear('expiry');
    keys.clear('reset');
    keys.claim(1);
    expect(await isSentWithSameKey()).to.equal(true);
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
