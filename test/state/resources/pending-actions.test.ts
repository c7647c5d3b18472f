import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { signal, type Signal } from '@preact/signals-core';
import { Failure } from '../../../src/api/failure';
import { createPendingActions, type PendingActions } from '../../../src/state/resources/pending-actions';
import { createIdempotencyKeys, createSessionScope, type SessionScope } from '../../../src/state/session/session-calls';
import { recordWarnings } from '../../support/record-warnings';
import { nextTask } from '../../support/until';

describe('pending actions', () => {
  let actions: PendingActions<'next' | 'reject'>;
  let scope: SessionScope;
  let reloads: number;
  let reloadedAfter: number;
  let isLoading: Signal<boolean>;
  let isGone: Signal<boolean>;
  let defects: unknown[];
  let log: string[];
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(() => {
    warnings = recordWarnings();
    defects = [];
    log = [];
    scope = createSessionScope(
      (error) => defects.push(error),
      () => undefined,
    );
    reloads = 0;
    isLoading = signal(false);
    isGone = signal(false);
    const data = {
      isLoading,
      reload(afterSeconds?: number | null) {
        reloadedAfter = afterSeconds ?? 0;
        reloads += 1;
        isLoading.value = true;
      },
    };
    actions = createPendingActions('ticket', { scope, keys: createIdempotencyKeys() }, data);
  });
  afterEach(() => warnings.restore());

  const stateOf = (id: number) => actions.all.value.get(id) ?? null;

  const stepsOf = (send: () => Promise<void>) => ({
    send,
    onDone: () => undefined,
    isDone: () => isGone.value,
    onFoundDone: () => log.push('found done'),
  });

  function hold() {
    let settle = { done: (): void => undefined, fail: (): void => undefined };
    let count = 0;
    const steps = stepsOf(() => {
      count += 1;
      return new Promise((resolve, reject) => {
        settle = { done: resolve, fail: () => reject(new Failure('forbidden', 403)) };
      });
    });
    return { steps, count: () => count, done: () => settle.done(), fail: () => settle.fail() };
  }

  it('runs an action once, however often it is requested meanwhile', async () => {
    const held = hold();
    const asked = [
      actions.run(1, 'next', held.steps),
      actions.run(1, 'next', held.steps),
      actions.run(1, 'reject', held.steps),
    ];
    expect(held.count()).to.equal(1);
    expect(stateOf(1)).to.deep.equal({ action: 'next', state: 'pending' });
    held.done();
    await Promise.all(asked);
    expect(stateOf(1)).to.equal(null);
    void actions.run(1, 'next', held.steps);
    expect(held.count(), 'afterwards it may be asked for again').to.equal(2);
  });

  it('keeps records apart', () => {
    const [one, other] = [hold(), hold()];
    void actions.run(1, 'next', one.steps);
    void actions.run(2, 'reject', other.steps);
    expect([one.count(), other.count()]).to.deep.equal([1, 1]);
    expect(stateOf(2)).to.deep.equal({ action: 'reject', state: 'pending' });
  });

  async function fail() {
    const held = hold();
    const asked = actions.run(1, 'next', held.steps);
    held.fail();
    await asked;
    expect(stateOf(1)).to.deep.equal({ action: 'next', state: 'failed', code: null });
    return held;
  }

  it('keeps the failure until a retry, and does not throw', async () => {
    const held = await fail();
    void actions.run(1, 'reject', held.steps);
    expect(held.count()).to.equal(2);
    expect(stateOf(1)).to.deep.equal({ action: 'reject', state: 'pending' });
  });

  for (const end of ['done', 'fail'] as const) {
    it(`an action that ends after clear changes neither the state nor a newer action (${end})`, async () => {
      const [old, fresh] = [hold(), hold()];
      void actions.run(1, 'next', old.steps);
      scope.end();
      actions.clear();
      expect(stateOf(1)).to.equal(null);
      void actions.run(1, 'reject', fresh.steps);
      old[end]();
      await nextTask();
      expect(stateOf(1)).to.deep.equal({ action: 'reject', state: 'pending' });
      fresh.done();
      await nextTask();
      expect(stateOf(1)).to.equal(null);
    });
  }

  for (const status of [404, 409, 410, 422]) {
    it(`${status} is a failure, unless it can mean that somebody else was faster`, async () => {
      const failing = stepsOf(() => Promise.reject(new Failure('conflict', status)));
      const steps = { ...failing, onDone: () => log.push('done') };
      expect(await actions.run(1, 'next', steps)).to.be.instanceOf(Failure);
      expect(stateOf(1)?.state).to.equal('failed');
      const onAlreadyHandled = () => log.push('already handled');
      expect(await actions.run(1, 'next', { ...steps, onAlreadyHandled })).to.equal('already-handled');
      expect(stateOf(1)).to.equal(null);
      expect(log).to.deep.equal(['already handled']);
      expect(reloads).to.equal(2);
      expect(warnings.messages).to.deep.equal([`[ordinacia] ticket next failed: conflict (${status})`]);
    });
  }

  it('C5 a change that was answered 429 loads the list after its Retry-After', async () => {
    await actions.run(
      1,
      'next',
      stepsOf(() => Promise.reject(new Failure('throttled', 429, {}, 30))),
    );
    expect([reloads, reloadedAfter]).to.deep.equal([1, 30]);
  });

  it('reports a bug unchanged, and leaves nothing busy', async () => {
    const bug = new TypeError('a bug');
    const throwing = stepsOf(() => Promise.reject(bug));
    expect(await actions.run(1, 'next', throwing)).to.equal(null);
    const onDone = () => {
      throw bug;
    };
    await actions.run(2, 'next', { ...stepsOf(() => Promise.resolve()), onDone });
    expect(defects).to.deep.equal([bug, bug]);
    expect([stateOf(1)?.state, stateOf(2)?.state]).to.deep.equal(['failed', 'failed']);
    expect(warnings.messages, 'no failure of the server is made up').to.deep.equal([]);
  });

  it('creates a new map for each change', () => {
    const before = actions.all.value;
    void actions.run(1, 'next', hold().steps);
    expect(actions.all.value).not.to.equal(before);
    expect(before.size).to.equal(0);
  });

  it('drops a failed action when the data shows that somebody else has done it', async () => {
    await fail();
    isGone.value = true;
    expect(stateOf(1)).to.equal(null);
    expect(log, 'nothing is reported').to.deep.equal([]);
  });

  it('drops an action that was marked as failed in the same way', () => {
    actions.markFailed(1, 'next', () => isGone.value);
    expect(stateOf(1)).to.deep.equal({ action: 'next', state: 'failed', code: null });
    isGone.value = true;
    expect(stateOf(1)).to.equal(null);
  });
});
