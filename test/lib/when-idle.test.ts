import { expect } from '@open-wc/testing';
import { whenIdle } from '../../src/lib/when-idle';

describe('a callback for an idle page', () => {
  it('also runs on a page that is never idle', async () => {
    let isOver = false;
    const channel = new MessageChannel();
    // The next task is always queued already, and takes a frame's time.
    channel.port1.onmessage = () => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      if (!isOver) channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
    // Without a time limit the callback would never run.
    await new Promise<void>((resolve) => whenIdle(resolve)).finally(() => (isOver = true));
  });

  it('does not run once cancelled', async () => {
    const came: string[] = [];
    whenIdle(() => came.push('called off'))();
    await new Promise<void>((resolve) => {
      whenIdle(() => {
        came.push('the next');
        resolve();
      });
    });
    expect(came).to.deep.equal(['the next']);
  });
});
