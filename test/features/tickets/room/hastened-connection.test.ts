import { expect } from '@open-wc/testing';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { fixRandom } from '../../../support/fixed-random';
import { mount, unmountAll } from '../../../support/mount';
import { watchNetwork, type PendingNetwork } from '../../../support/pending-network';
import { createPractice, cutSockets, forgetCalls, seenCalls, untilAnswered } from '../../../support/practice';

const TICKETS = '/api/tickets';

describe('a connection that is away for long', () => {
  let clock: FakeClock | undefined;
  let network: PendingNetwork | undefined;
  let random: ReturnType<typeof fixRandom> | undefined;
  afterEach(async () => {
    random?.restore();
    network?.restore();
    clock?.restore();
    clock = undefined;
    await cutSockets(false);
    await unmountAll();
  });

  /** Moves the clock in half seconds; what is real comes in between. */
  async function move(seconds: number): Promise<void> {
    for (let moved = 0; moved < seconds; moved += 0.5) {
      await clock?.tick(500);
      await network?.settle();
    }
  }

  it('is made soon after a load has succeeded, though its next attempt is far away', async () => {
    const practice = await createPractice();
    network = watchNetwork();
    const { see, element } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Naživo');
    await untilAnswered(practice.lane, TICKETS, 2);
    // Every wait takes its whole window.
    random = fixRandom(0.99);
    clock = installFakeClock(new Date());
    await cutSockets(true);
    await see.findByText('Obnovuje sa spojenie…');
    // Attempts after 1, 5, 13 and 29 seconds; the next one after 59.
    await move(31);
    see.getByText('Obnovuje sa spojenie…');
    await cutSockets(false);
    await forgetCalls(practice.lane);
    (element as HTMLElement & { refresh(): void }).refresh();
    await untilAnswered(practice.lane, TICKETS);
    await move(6);
    // The clock stands still: an attempt that has not begun never will.
    await see.findByText('Naživo');
    expect(await seenCalls(practice.lane, '/broadcasting/auth')).to.have.length(1);
  });
});
