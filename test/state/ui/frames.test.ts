import { expect } from '@open-wc/testing';
import { effect } from '@preact/signals-core';
import { createFrames } from '../../../src/state/ui/frames';

describe('the frame that draws popups and toasts', () => {
  const [first, second, third] = [Symbol('first'), Symbol('second'), Symbol('third')];

  it('is the first on the page, or the last one used', () => {
    const frames = createFrames();
    expect(frames.speaker.value).to.equal(null);
    [first, second, third].forEach((frame) => frames.join(frame));
    expect(frames.speaker.value).to.equal(first);
    frames.use(third);
    expect(frames.speaker.value).to.equal(third);
    frames.use(second);
    expect(frames.speaker.value).to.equal(second);
  });

  it('changes when it leaves the page, and is none at the end', () => {
    const frames = createFrames();
    const [leaveFirst, leaveSecond] = [frames.join(first), frames.join(second)];
    frames.use(second);
    leaveSecond();
    expect(frames.speaker.value).to.equal(first);
    leaveFirst();
    expect(frames.speaker.value).to.equal(null);
    frames.join(second);
    expect(frames.speaker.value).to.equal(second);
  });

  it('ignores a use by one that is not on the page', () => {
    const frames = createFrames();
    frames.join(first);
    frames.use(third);
    expect(frames.speaker.value).to.equal(first);
  });

  it('notifies only of a change', () => {
    const frames = createFrames();
    const seen: (symbol | null)[] = [];
    const stop = effect(() => void seen.push(frames.speaker.value));
    frames.join(first);
    frames.join(second);
    frames.use(first);
    stop();
    expect(seen).to.deep.equal([null, first]);
  });
});
