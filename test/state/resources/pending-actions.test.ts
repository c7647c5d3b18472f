import { expect } from '@open-wc/testing';
import { createPendingActions, type PendingActions } from '../../../src/state/resources/pending-actions';
import { turn } from '../../support/turn';

describe('the work book', () => {
  let book: PendingActions<'next' | 'reject'>;

  beforeEach(() => (book = createPendingActions()));

  const stateOf = (id: number) => book.all.value.get(id) ?? null;

  function hold() {
    let settle = { done: (): void => undefined, fail: (): void => undefined };
    let count = 0;
    const act = () => {
      count += 1;
      return new Promise<void>((resolve, reject) => {
        settle = { done: resolve, fail: () => reject(new Error('no')) };
      });
    };
    return { act, count: () => count, done: () => settle.done(), fail: () => settle.fail() };
  }

  it('does a thing once, however often it is asked for while it is under way', async () => {
    const held = hold();
    const asked = [book.run(1, 'next', held.act), book.run(1, 'next', held.act), book.run(1, 'reject', held.act)];
    expect(held.count()).to.equal(1);
    expect(stateOf(1)).to.deep.equal({ action: 'next', state: 'pending' });
    held.done();
    await Promise.all(asked);
    expect(stateOf(1)).to.equal(null);
    void book.run(1, 'next', held.act);
    expect(held.count(), 'afterwards it may be asked for again').to.equal(2);
  });

  it('each record has its own', () => {
    const [one, other] = [hold(), hold()];
    void book.run(1, 'next', one.act);
    void book.run(2, 'reject', other.act);
    expect([one.count(), other.count()]).to.deep.equal([1, 1]);
    expect(stateOf(2)).to.deep.equal({ action: 'reject', state: 'pending' });
  });

  it('keeps that it failed until it is tried again, and does not throw', async () => {
    const held = hold();
    const asked = book.run(1, 'next', held.act);
    held.fail();
    await asked;
    expect(stateOf(1)).to.deep.equal({ action: 'next', state: 'failed' });
    void book.run(1, 'reject', held.act);
    expect(held.count()).to.equal(2);
    expect(stateOf(1)).to.deep.equal({ action: 'reject', state: 'pending' });
  });

  for (const end of ['done', 'fail'] as const) {
    it(`what ends after it was cleared leaves no note, nor does it end what began since (${end})`, async () => {
      const [old, fresh] = [hold(), hold()];
      void book.run(1, 'next', old.act);
      book.clear();
      expect(stateOf(1)).to.equal(null);
      void book.run(1, 'reject', fresh.act);
      old[end]();
      await turn();
      expect(stateOf(1)).to.deep.equal({ action: 'reject', state: 'pending' });
      fresh.done();
      await turn();
      expect(stateOf(1)).to.equal(null);
    });
  }

  it('shows each change as a new map', () => {
    const before = book.all.value;
    void book.run(1, 'next', hold().act);
    expect(book.all.value).not.to.equal(before);
    expect(before.size).to.equal(0);
  });
});
