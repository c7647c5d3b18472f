import { expect } from '@open-wc/testing';
import { installFakeClock, type FakeClock } from './fake-clock';

describe('the fake clock', () => {
  let clock: FakeClock | undefined;
  afterEach(() => clock?.restore());

  it('keeps its timers where one that was set before is cleared', async () => {
    const before = window.setTimeout(() => undefined, 60_000);
    clock = installFakeClock();
    const ran: string[] = [];
    // The ids of fake timers that began where the browser's do would reach that of the real one.
    for (let count = 0; count <= before; count += 1) setTimeout(() => ran.push('fake'), 0);
    clearTimeout(before);
    await clock.tick(0);
    expect(ran).to.have.length(before + 1);
  });

  it('clears a timer that was set before, and one of its own', async () => {
    const { setTimeout: setReal } = window;
    const ran: string[] = [];
    const before = setTimeout(() => ran.push('before'), 0);
    clock = installFakeClock();
    clearTimeout(before);
    clearTimeout(setTimeout(() => ran.push('own'), 0));
    await clock.tick(0);
    // Set later, so that it runs later.
    await new Promise<void>((resolve) => setReal(resolve, 0));
    expect(ran).to.deep.equal([]);
  });
});
