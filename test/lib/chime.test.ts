import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { playChime } from '../../src/lib/chime';
import { installFakeClock, type FakeClock } from '../support/fake-clock';

describe('the chime', () => {
  const real = window.AudioContext;
  let clock: FakeClock | undefined;
  afterEach(() => {
    window.AudioContext = real;
    clock?.restore();
  });

  it('is tried again where the browser blocked it, and left the attempt pending', async () => {
    await sendMouse({ type: 'click', position: [1, 1] });
    const states: string[] = [];
    class Blocked {
      state = 'suspended';
      private readonly index = states.push(this.state) - 1;
      resume = () => new Promise(() => undefined);
      close(): Promise<void> {
        states[this.index] = 'closed';
        return Promise.resolve();
      }
    }
    window.AudioContext = Blocked as unknown as typeof AudioContext;
    clock = installFakeClock();
    playChime();
    playChime();
    await clock.tick(10_000);
    playChime();
    expect(states).to.deep.equal(['closed', 'suspended']);
    await clock.tick(10_000);
  });
});
