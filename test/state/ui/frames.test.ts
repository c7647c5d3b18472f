import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { effect } from '@preact/signals-core';
import { createFrames } from '../../../src/state/ui/frames';

describe('the frame that draws popups and toasts', () => {
  const [first, second, third] = [Symbol('first'), Symbol('second'), Symbol('third')];

  it('is the first on the page, or the last one used', () => {
    const frames = createFrames();
    expect(frames.active.value).to.equal(null);
    [first, second, third].forEach((frame) => frames.register(frame));
    expect(frames.active.value).to.equal(first);
    frames.activate(third);
    expect(frames.active.value).to.equal(third);
    frames.activate(second);
    expect(frames.active.value).to.equal(second);
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

  it('ignores a use by one that is not on the page', () => {
    const frames = createFrames();
    frames.register(first);
    frames.activate(third);
    expect(frames.active.value).to.equal(first);
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
