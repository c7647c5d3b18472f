import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { fixRandom } from '../../support/fixed-random';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { mount, storedToken, unmountAll, type Seen } from '../../support/mount';
import { watchNetwork, type PendingNetwork } from '../../support/pending-network';
import * as practiceOf from '../../support/practice';
import { until } from '../../support/until';

const { addTicket, answerWith, breakCall, clearFaults, createPractice, cutSockets, muteSockets, seenCalls, untilHeld } =
  practiceOf;
const AUTH = '/broadcasting/auth';
const queue = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];

const live = async (practice: practiceOf.TestPractice, see: Seen) => {
  await see.findByText('Naživo');
  await practiceOf.untilAnswered(practice.lane, '/api/tickets', 2);
};

describe('a connection that fails', () => {
  let clock: FakeClock | undefined;
  let network: PendingNetwork | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  beforeEach(() => {
    network = watchNetwork();
  });
  afterEach(async () => {
    network?.restore();
    clock?.restore();
    clock = undefined;
    await cutSockets(false);
    await unmountAll();
  });

  /** Moves the clock in steps until something is seen, and tells how far; real answers come in between. */
  async function secondsUntil(look: () => unknown, limit = 120): Promise<number> {
    for (let seconds = 0; seconds <= limit; seconds += 0.5) {
      if (look()) return seconds;
      await clock?.tick(500);
      // The socket and the calls are real.
      await network?.settle();
    }
    throw new Error(`It was not seen within ${limit} seconds.`);
  }

  it('a silent link is found within 20 seconds, and made anew', async () => {
    const practice = await createPractice(queue);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await live(practice, see);
    clock = installFakeClock(new Date());
    window.dispatchEvent(new Event('focus'));
    await muteSockets();
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    expect(await secondsUntil(() => see.queryByText('Obnovuje sa spojenie…'))).to.be.at.most(20);
    await secondsUntil(() => see.queryByText('Naživo'), 30);
    await see.findByText('Eva Druhá');
  });

  it('a page that wakes asks at once whether the link lives, and is true again within seconds', async () => {
    const practice = await createPractice(queue);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await live(practice, see);
    clock = installFakeClock(new Date());
    window.dispatchEvent(new Event('focus'));
    await muteSockets();
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    clock.suspend(3_600_000);
    window.dispatchEvent(new Event('focus'));
    await see.findByText('Obnovuje sa spojenie…');
    expect(await secondsUntil(() => see.queryByText('Eva Druhá'))).to.be.at.most(3);
    expect(await secondsUntil(() => see.queryByText('Naživo'))).to.be.at.most(5);
  });

  it('says at once what the browser knows: that it is offline, and that it is back', async () => {
    const practice = await createPractice(queue);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await live(practice, see);
    await muteSockets();
    // The runner itself needs the page's network: what the browser knows is set by hand.
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await see.findByText(/^Bez spojenia – stav z \d{1,2}:\d{2}$/);
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await see.findByText('Naživo');
  });

  it('stays live where the browser is offline, but the server can be heard', async () => {
    const practice = await createPractice(queue);
    const { see, element } = await mount(practice, 'ordinacia-waiting-room');
    await live(practice, see);
    const states: unknown[] = [];
    element.addEventListener('ordinacia-realtime', (event) => states.push((event as CustomEvent).detail));
    window.dispatchEvent(new Event('offline'));
    await until(() => states.length === 2);
    expect(states).to.deep.equal([{ state: 'disconnected' }, { state: 'connected' }]);
    await see.findByText('Naživo');
  });

  it('C29 a refused authorization of the channel is asked for again soon', async () => {
    const practice = await createPractice(queue);
    await breakCall(practice.lane, {
      kind: 'answer',
      path: AUTH,
      times: 1,
      answer: { status: 500, body: '{"message":"Server Error"}' },
    });
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Naživo');
    expect(await seenCalls(practice.lane, AUTH)).to.have.length(2);
  });

  it('C29 an authorization that is never answered is asked for again after five seconds', async () => {
    const practice = await createPractice(queue);
    await breakCall(practice.lane, { kind: 'hold', path: AUTH, times: 1 });
    clock = installFakeClock(new Date());
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await untilHeld(practice.lane, AUTH);
    expect(await secondsUntil(() => see.queryByText('Naživo'))).to.be.at.most(10);
  });

  it('C29 a late refusal that was meant for an earlier connection changes nothing', async () => {
    const practice = await createPractice(queue);
    const answer = { status: 500, body: '{"message":"Server Error"}' };
    await breakCall(practice.lane, { kind: 'hold', path: AUTH, times: 1, answer });
    const random = fixRandom(0);
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

  it('C3 C29 one 401 of the authorization does not end a session that lives', async () => {
    const practice = await createPractice(queue);
    await answerWith(practice.lane, AUTH, 401, '{"message":"Unauthenticated."}', {}, 1);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Naživo');
    expect(storedToken(practice)).to.equal(practice.token);
    expect(await seenCalls(practice.lane, AUTH)).to.have.length(2);
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
