import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { createToasts, type Toasts } from '../../../src/state/ui/toasts';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';

describe('toasts', () => {
  let clock: FakeClock;
  let toasts: Toasts;

  beforeEach(() => {
    clock = installFakeClock();
    toasts = createToasts();
  });
  afterEach(() => {
    toasts.clear();
    clock.restore();
  });

  const texts = () => toasts.list.value.map(({ text }) => text);

  it('P11 close after four seconds, for success and danger alike', async () => {
    toasts.success('one');
    await clock.tick(1_000);
    toasts.danger('two');
    expect(toasts.list.value.map(({ variant, text }) => [variant, text])).to.deep.equal([
      ['success', 'one'],
      ['danger', 'two'],
    ]);
    await clock.tick(2_999);
    expect(texts()).to.deep.equal(['one', 'two']);
    await clock.tick(1);
    expect(texts()).to.deep.equal(['two']);
    await clock.tick(999);
    expect(texts()).to.deep.equal(['two']);
    await clock.tick(1);
    expect(texts()).to.deep.equal([]);
  });

  it('keeps two with the same text apart', async () => {
    toasts.success('same');
    await clock.tick(1_000);
    toasts.success('same');
    await clock.tick(3_000);
    expect(texts()).to.deep.equal(['same']);
    const ids = toasts.list.value.map(({ id }) => id);
    toasts.success('same');
    expect(new Set([...ids, ...toasts.list.value.map(({ id }) => id)]).size).to.equal(2);
  });

  it('none closes while held; released, each gets its whole time again', async () => {
    toasts.success('before');
    await clock.tick(3_000);
    toasts.pause();
    toasts.success('meanwhile');
    await clock.tick(60_000);
    expect(texts()).to.deep.equal(['before', 'meanwhile']);
    toasts.resume();
    await clock.tick(3_999);
    expect(texts()).to.have.length(2);
    await clock.tick(1);
    expect(texts()).to.deep.equal([]);
  });

  it('a release without a hold changes nothing', async () => {
    toasts.success('one');
    await clock.tick(3_000);
    toasts.resume();
    await clock.tick(1_000);
    expect(texts()).to.deep.equal([]);
    expect(clock.delays).to.deep.equal([]);
  });

  it('dismissing the last held one ends the hold', async () => {
    toasts.success('held');
    toasts.pause();
    toasts.list.value.forEach(({ id }) => toasts.dismiss(id));
    expect(texts()).to.deep.equal([]);
    toasts.success('later');
    await clock.tick(4_000);
    expect(texts()).to.deep.equal([]);
  });

  it('dismissing one of several held ones keeps the hold', async () => {
    toasts.success('one');
    toasts.success('two');
    toasts.pause();
    const [first] = toasts.list.value;
    if (first) toasts.dismiss(first.id);
    await clock.tick(60_000);
    expect(texts()).to.deep.equal(['two']);
  });

  it('clear removes every toast, timer and hold', async () => {
    toasts.success('one');
    toasts.clear();
    expect([texts(), clock.delays]).to.deep.equal([[], []]);
    toasts.success('held');
    toasts.pause();
    toasts.clear();
    toasts.success('two');
    await clock.tick(4_000);
    expect(texts()).to.deep.equal([]);
  });
});
