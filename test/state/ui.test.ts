import { describe, it, afterEach, beforeEach } from 'node:test';
import { expect } from '../support/in-node';
import { effect } from '@preact/signals-core';
import { createFrames, createPopups } from '../../src/state/ui/popups';
import { createToasts, type Toasts } from '../../src/state/ui/toasts';
import { installFakeClock, type FakeClock } from '../support/fake-clock';

describe('the frame that draws popups and toasts', () => {
  const [first, second, elsewhere] = [Symbol('first'), Symbol('second'), Symbol('elsewhere')];

  it('is the first on the page, or the last one used there', () => {
    const frames = createFrames();
    expect(frames.active.value).to.equal(null);
    [first, second].forEach((frame) => frames.register(frame));
    frames.activate(elsewhere);
    expect(frames.active.value).to.equal(first);
    frames.activate(second);
    expect(frames.active.value).to.equal(second);
    frames.activate(first);
    expect(frames.active.value).to.equal(first);
  });

  it('changes when it leaves the page, and is none at the end', () => {
    const frames = createFrames();
    const [leaveFirst, leaveSecond] = [frames.register(first), frames.register(second)];
    frames.activate(second);
    leaveSecond();
    expect(frames.active.value).to.equal(first);
    leaveFirst();
    expect(frames.active.value).to.equal(null);
    frames.register(second);
    expect(frames.active.value).to.equal(second);
  });

  it('notifies only of a change', () => {
    const frames = createFrames();
    const seen: (symbol | null)[] = [];
    const stop = effect(() => void seen.push(frames.active.value));
    frames.register(first);
    frames.register(second);
    frames.activate(first);
    stop();
    expect(seen).to.deep.equal([null, first]);
  });
});

describe('popups', () => {
  const question = (title: string) => ({ title, description: '', onConfirm: () => undefined });

  it('shows one at a time: a newer one replaces the older', () => {
    const popups = createPopups();
    expect(popups.open.value).to.equal(null);
    const [older, newer] = [question('older'), question('newer')];
    popups.confirm(older);
    popups.confirm(newer);
    expect(popups.open.value).to.deep.equal({ name: 'confirmation', props: newer });
    popups.close();
    expect(popups.open.value).to.equal(null);
  });
});

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

  it('dismissing one of several held ones keeps the hold, dismissing the last ends it', async () => {
    toasts.success('one');
    toasts.success('two');
    toasts.pause();
    const [one, two] = toasts.list.value.map(
      ({ id }) =>
        () =>
          toasts.dismiss(id),
    );
    one?.();
    await clock.tick(60_000);
    expect(texts()).to.deep.equal(['two']);
    two?.();
    toasts.success('later');
    await clock.tick(4_000);
    expect(texts()).to.deep.equal([]);
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
