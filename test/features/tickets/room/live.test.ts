import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import * as practiceOf from '../../../support/practice';
import { until } from '../../../support/until';

const { addTicket, announce, createPractice, cutSockets, forgetCalls, seenCalls, untilAnswered } = practiceOf;
const TICKETS = '/api/tickets';

/** Subscribed, and reloaded once for what was missed before: every later load has its own cause. */
const live = async (practice: practiceOf.TestPractice, see: Seen) => {
  await see.findByText('Naživo');
  await untilAnswered(practice.lane, TICKETS, 2);
};

describe('the live waiting room', () => {
  let clock: FakeClock | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    await cutSockets(false);
    await unmountAll();
  });

  it('X13 C29 `update-waiting-tickets` on the admin’s private channel reloads the tickets, without waiting for a timer; the sender does not get its own event back', async () => {
    const practice = await createPractice();
    const { see, element } = await mount(practice, 'ordinacia-waiting-room');
    const states: string[] = [];
    element.addEventListener('ordinacia-realtime', (event) => {
      states.push((event as CustomEvent<{ state: string }>).detail.state);
    });
    await live(practice, see);
    const [authorization] = await seenCalls(practice.lane, '/broadcasting/auth');
    expect(authorization?.headers).to.include({ authorization: `Bearer ${practice.token}` });
    // The panel's clock stands still: nothing on the way waits for a timer, however busy the machine is.
    clock = installFakeClock(new Date());
    await addTicket(practice, { type: 'queue', user_alternate: 'Nový Pacient' });
    await until(() => see.queryByText('Nový Pacient'));
    clock.restore();
    clock = undefined;
    expect(states).to.deep.equal(['connected']);
    see.getByRole('button', { name: /^Ďalší pacient/ }).click();
    await see.findByText('Žiaden obsah na zobrazenie');
    const [served] = await seenCalls(practice.lane, '/api/ticket-next');
    expect(served?.headers['x-socket-id']).to.match(/^\d+\.\d+$/);
    // Another panel's event arrives after the own one would have.
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see.findByText('Eva Druhá');
    expect(await seenCalls(practice.lane, TICKETS)).to.have.length(4);
  });

  it('B3 several elements share one state, one client and one subscription, of which nothing is left with the last one', async () => {
    const practice = await createPractice([
      { type: 'schedule', time: '00:10', user_alternate: 'Ján Prvý' },
      { type: 'schedule', time: '00:20', user_alternate: 'Eva Druhá' },
    ]);
    const one = await mount(practice, 'ordinacia-waiting-room');
    const two = await mount(practice, 'ordinacia-waiting-room');
    const three = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' } });
    for (const { see } of [one, two, three]) await see.findByText('Naživo');
    expect(await seenCalls(practice.lane, '/broadcasting/auth')).to.have.length(1);
    one.see.getByRole('button', { name: /^Ďalší pacient/ }).click();
    for (const { see } of [one, two, three]) await until(() => !see.queryByText('Ján Prvý'));
    const toasts = [one, two, three].flatMap(({ see }) => see.queryAllByText('Tiket bol úspešne odbavený'));
    expect(toasts).to.have.length(1);
    expect(await seenCalls(practice.lane, '/api/ticket-next')).to.have.length(1);

    one.element.remove();
    await addTicket(practice, { type: 'queue', user_alternate: 'Nový' });
    await two.see.findByText('Nový');

    for (const { element } of [two, three]) element.remove();
    await until(() => three.element.shadowRoot?.childElementCount === 0);
    await forgetCalls(practice.lane);
    await announce(practice, 'update-waiting-tickets');
    expect(await seenCalls(practice.lane), 'the last one asks for nothing more').to.deep.equal([]);
    expect(Reflect.has(window, 'Pusher')).to.equal(false);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('pusher'))).to.deep.equal([]);
  });
});
