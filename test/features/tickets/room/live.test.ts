import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openRoom, recordEvents } from '../../../elements/open-element';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { fixRandom } from '../../../support/random';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { watchNetwork, type PendingNetwork } from '../../../support/pending-network';
import * as practiceOf from '../../../support/practice';
import { until } from '../../../support/until';
import { three } from '../history/office-card';

const { addTicket, answerWith, breakCall, clearFaults, createPractice, cutSockets } = practiceOf;
const { endSession, forgetCalls, muteSockets, release, seenCalls, untilAnswered, untilHeld } = practiceOf;
const [AUTH, TICKETS] = ['/broadcasting/auth', '/api/tickets'];
const queue = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];

/** Subscribed, and reloaded once for what was missed before: every later load has its own cause. */
const live = async (practice: practiceOf.TestPractice, see: Seen) => {
  await see.findByText('Naživo');
  await untilAnswered(practice.lane, TICKETS, 2);
};

describe('the live waiting room', () => {
  let clock: FakeClock | undefined;
  let network: PendingNetwork | undefined;
  let random: ReturnType<typeof fixRandom> | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    random?.restore();
    network?.restore();
    clock?.restore();
    clock = undefined;
    await cutSockets(false);
    await unmountAll();
  });

  it('X13 C29 `update-waiting-tickets` on the admin’s private channel reloads the tickets, without waiting for a timer; the sender does not get its own event back', async () => {
    const { practice, see, element } = await openRoom();
    const states = recordEvents(element, 'ordinacia-realtime');
    await live(practice, see);
    const [authorization] = await seenCalls(practice.lane, AUTH);
    expect(authorization?.headers).to.include({ authorization: `Bearer ${practice.token}` });
    // The panel's clock stands still: nothing on the way waits for a timer, however busy the machine is.
    clock = installFakeClock(new Date());
    await addTicket(practice, { type: 'queue', user_alternate: 'Nový Pacient' });
    await until(() => see.queryByText('Nový Pacient'));
    clock.restore();
    clock = undefined;
    expect(states).to.deep.equal([{ state: 'connected' }]);
    see.getByRole('button', { name: /^Ďalší pacient/ }).click();
    await see.findByText('Žiaden obsah na zobrazenie');
    const [served] = await seenCalls(practice.lane, '/api/ticket-next');
    expect(served?.headers['x-socket-id']).to.match(/^\d+\.\d+$/);
    // Another panel's event arrives after the own one would have.
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see.findByText('Eva Druhá');
    expect(await seenCalls(practice.lane, TICKETS)).to.have.length(4);
  });

  it('B3 several elements share one state, one client and one subscription, also when one of them leaves', async () => {
    const practice = await createPractice(three.slice(0, 2));
    const one = await mount(practice, 'ordinacia-waiting-room');
    const two = await mount(practice, 'ordinacia-waiting-room');
    const last = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' } });
    for (const { see } of [one, two, last]) await see.findByText('Naživo');
    expect(await seenCalls(practice.lane, AUTH)).to.have.length(1);
    one.see.getByRole('button', { name: /^Ďalší pacient/ }).click();
    for (const { see } of [one, two, last]) await until(() => !see.queryByText('Ján Prvý'));
    const toasts = [one, two, last].flatMap(({ see }) => see.queryAllByText('Tiket bol úspešne odbavený'));
    expect(toasts).to.have.length(1);
    expect(await seenCalls(practice.lane, '/api/ticket-next')).to.have.length(1);

    one.element.remove();
    await addTicket(practice, { type: 'queue', user_alternate: 'Nový' });
    await two.see.findByText('Nový');
  });

  it('stays live where the browser is offline, but the server can be reached; else reports at once that it is offline, and that it is back', async () => {
    const { practice, see, element } = await openRoom(queue);
    await live(practice, see);
    const states = recordEvents(element, 'ordinacia-realtime');
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
    const states = recordEvents(element, 'ordinacia-realtime');
    await release(practice.lane, AUTH);
    await untilAnswered(practice.lane, AUTH, 2);
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

  it('a connection is made soon after a load has succeeded, though its next attempt is far away', async () => {
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
    await forgetCalls(practice.lane);
    element.refresh();
    await untilAnswered(practice.lane, TICKETS);
    await move(6);
    // The clock stands still: no further attempt can begin.
    await see.findByText('Naživo');
    expect(await seenCalls(practice.lane, AUTH)).to.have.length(1);
  });

  it('C3 C29 a 401 of the authorization ends a session that has ended', async () => {
    const practice = await createPractice(queue);
    await breakCall(practice.lane, { kind: 'hold', path: AUTH, times: 1 });
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await untilHeld(practice.lane, AUTH);
    await endSession(practice.token);
    await clearFaults(practice.lane);
    await answerWith(practice.lane, AUTH, 401, '{"message":"Unauthenticated."}');
    await release(practice.lane, AUTH);
    await cutSockets(false);
    await see.findByText('Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.');
  });
});
