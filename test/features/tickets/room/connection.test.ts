import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { fixRandom } from '../../../support/fixed-random';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { watchNetwork, type PendingNetwork } from '../../../support/pending-network';
import * as practiceOf from '../../../support/practice';
import { until } from '../../../support/until';

const { addTicket, answerWith, breakCall, clearFaults, createPractice, cutSockets, muteSockets, untilHeld } =
  practiceOf;
const [AUTH, TICKETS] = ['/broadcasting/auth', '/api/tickets'];
const queue = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];

const live = async (practice: practiceOf.TestPractice, see: Seen) => {
  await see.findByText('Naživo');
  await practiceOf.untilAnswered(practice.lane, TICKETS, 2);
};

describe('a connection that fails', () => {
  let clock: FakeClock | undefined;
  let network: PendingNetwork | undefined;
  let random: ReturnType<typeof fixRandom> | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    random?.restore();
    network?.restore();
    clock?.restore();
    await cutSockets(false);
    await unmountAll();
  });

  it('stays live where the browser is offline, but the server can be reached; else reports at once that it is offline, and that it is back', async () => {
    const practice = await createPractice(queue);
    const { see, element } = await mount(practice, 'ordinacia-waiting-room');
    await live(practice, see);
    const states: unknown[] = [];
    element.addEventListener('ordinacia-realtime', (event) => states.push((event as CustomEvent).detail));
    window.dispatchEvent(new Event('offline'));
    await until(() => states.length === 2);
    expect(states).to.deep.equal([{ state: 'disconnected' }, { state: 'connected' }]);
    await see.findByText('Naživo');
    await muteSockets();
    // The test runner needs the network, so `onLine` is overridden.
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await see.findByText(/^Bez spojenia – stav z \d{1,2}:\d{2}$/);
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await see.findByText('Naživo');
  });

  it('C29 a late refusal that was meant for an earlier connection changes nothing', async () => {
    const practice = await createPractice(queue);
    const answer = { status: 500, body: '{"message":"Server Error"}' };
    await breakCall(practice.lane, { kind: 'hold', path: AUTH, times: 1, answer });
    random = fixRandom(0);
    const { see, element } = await mount(practice, 'ordinacia-waiting-room');
    await untilHeld(practice.lane, AUTH);
    await cutSockets(false);
    await see.findByText('Naživo');
    random.restore();
    const states: unknown[] = [];
    element.addEventListener('ordinacia-realtime', (event) => states.push((event as CustomEvent).detail));
    await practiceOf.release(practice.lane, AUTH);
    await practiceOf.untilAnswered(practice.lane, AUTH, 2);
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see.findByText('Eva Druhá');
    expect(states).to.deep.equal([]);
  });

  /** Advances the clock in half seconds; real requests finish in between. */
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
    await live(practice, see);
    // Every retry waits until the end of its window.
    random = fixRandom(0.99);
    clock = installFakeClock(new Date());
    await cutSockets(true);
    await see.findByText('Obnovuje sa spojenie…');
    // Attempts after 1, 5, 13 and 29 seconds; the next one after 59.
    await move(31);
    see.getByText('Obnovuje sa spojenie…');
    await cutSockets(false);
    await practiceOf.forgetCalls(practice.lane);
    (element as HTMLElement & { refresh(): void }).refresh();
    await practiceOf.untilAnswered(practice.lane, TICKETS);
    await move(6);
    // The clock stands still: no further attempt can begin.
    await see.findByText('Naživo');
    expect(await practiceOf.seenCalls(practice.lane, AUTH)).to.have.length(1);
  });

  it('C3 C29 a 401 of the authorization ends a session that has ended', async () => {
    const practice = await createPractice(queue);
    await breakCall(practice.lane, { kind: 'hold', path: AUTH, times: 1 });
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await untilHeld(practice.lane, AUTH);
    await practiceOf.endSession(practice.token);
    await clearFaults(practice.lane);
    await answerWith(practice.lane, AUTH, 401, '{"message":"Unauthenticated."}');
    await practiceOf.release(practice.lane, AUTH);
    await cutSockets(false);
    await see.findByText('Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.');
  });
});
