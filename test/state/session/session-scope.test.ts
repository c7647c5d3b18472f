import { expect } from '@open-wc/testing';
import { Failure } from '../../../src/api/failure';
import { createSessionScope, type SessionScope } from '../../../src/state/session/session-scope';
import { holdCalls, type HeldCalls } from '../../support/held-calls';

describe('the scope of a session', () => {
  let scope: SessionScope;
  let calls: HeldCalls<string>;
  let heard: unknown[];
  let defects: unknown[];

  beforeEach(() => {
    calls = holdCalls();
    heard = [];
    defects = [];
    scope = createSessionScope((error) => defects.push(error));
  });

  const settle = () =>
    scope.track(calls.call(new AbortController().signal), {
      onDone: (value) => heard.push(value),
      onFailed: (failure) => heard.push(failure),
    });

  it('hands on what came of a call', async () => {
    const failure = new Failure('offline');
    void settle();
    void settle();
    await calls.answer(0, 'stored');
    await calls.fail(1, failure);
    expect(heard).to.deep.equal(['stored', failure]);
  });

  it('hands on nothing of a session that has ended, but settles', async () => {
    const settled = Promise.all([settle(), settle()]);
    scope.end();
    await calls.answer(0, 'stored');
    await calls.fail(1, new Failure('offline'));
    await settled;
    expect(heard).to.deep.equal([]);
    void settle();
    await calls.answer(2, 'of the next session');
    expect(heard).to.deep.equal(['of the next session']);
  });

  it('reports a bug of ours as itself, also of a session that has ended', async () => {
    const bug = new TypeError('a bug');
    void settle();
    void settle();
    await calls.fail(0, bug);
    scope.end();
    await calls.fail(1, bug);
    expect(defects).to.deep.equal([bug, bug]);
    expect(heard).to.deep.equal([null]);
  });
});
