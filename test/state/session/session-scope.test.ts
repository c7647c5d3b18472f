import { beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { Failure } from '../../../src/api/failure';
import { createSessionScope, type SessionScope } from '../../../src/state/session/session-scope';
import { deferCalls, type DeferredCalls } from '../../support/deferred-calls';
import { failureOf } from '../../support/test-client';

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
