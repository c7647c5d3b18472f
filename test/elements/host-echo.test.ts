import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { POLLING, openRoom, recordEvents } from './open-element';
import { hostEcho } from '../support/host-echo';
import { mount, unmountAll } from '../support/mount';
import { addTicket, announce, createPractice, seenCalls } from '../support/practice';
import { until } from '../support/until';

const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];

/** Every socket that this page opens from now on. */
function countSockets(): { count(): number; stop(): void } {
  const { WebSocket: Real } = window;
  let opened = 0;
  window.WebSocket = class extends Real {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      opened += 1;
    }
  };
  return {
    count: () => opened,
    stop() {
      window.WebSocket = Real;
    },
  };
}

describe('the page’s own Echo', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 the waiting room listens through it without a socket of its own, sends its socket id, and leaves the page its channel', async () => {
    const practice = await createPractice(one);
    const sockets = countSockets();
    const echo = hostEcho(practice);
    const channel = `admin.${practice.doctorId}`;
    const theirs: string[] = [];
    const subscription = echo.private(channel).listenToAll((event: string) => theirs.push(event));
    await new Promise((resolve) => subscription.subscribed(() => resolve(null)));
    const { see, element } = await mount(practice, 'ordinacia-waiting-room', { ...POLLING, properties: { echo } });
    await see.findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see.findByText('Eva Druhá');
    expect(sockets.count()).to.equal(1);
    see.getByRole('button', { name: 'Ďalší pacient: Ján Prvý' }).click();
    await see.findByText('Tiket bol úspešne odbavený');
    const [call] = await seenCalls(practice.lane, '/api/ticket-next');
    expect(call?.headers['x-socket-id']).to.equal(echo.socketId());

    element.remove();
    await Promise.resolve();
    expect(Object.keys(echo.connector.channels)).to.deep.equal([`private-${channel}`]);
    expect(echo.connector.pusher.connection.state).to.equal('connected');
    const calls = (await seenCalls(practice.lane, '/api/tickets')).length;
    const countBefore = theirs.length;
    await announce(practice, 'update-waiting-tickets');
    await until(() => theirs.length > countBefore);
    expect(await seenCalls(practice.lane, '/api/tickets')).to.have.length(calls);
    echo.disconnect();
    sockets.stop();
  });

  it('B2 falls back to polling when the Echo has no Pusher', async () => {
    const echo = { private: () => ({}), leaveChannel: () => undefined, connector: {} };
    const parent = document.body.appendChild(document.createElement('div'));
    const states = recordEvents<{ state: string }>(parent, 'ordinacia-realtime');
    const { see } = await openRoom(one, {}, { ...POLLING, parent, properties: { echo } });
    await see.findByText('Ján Prvý');
    await until(() => states.some(({ state }) => state === 'disconnected'));
  });

  it('B2 set later takes the place of polling; a connection that the page has closed stays closed, whatever wakes the panel', async () => {
    const { practice, see, element } = await openRoom(one, {}, POLLING);
    await see.findByText('Ján Prvý');
    const sockets = countSockets();
    const echo = hostEcho(practice);
    Object.assign(element, { echo });
    await see.findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see.findByText('Eva Druhá');
    echo.disconnect();
    await see.findByText('Obnovuje sa spojenie…');
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    expect(echo.connector.pusher.connection.state).to.equal('disconnected');
    expect(sockets.count()).to.equal(1);
    sockets.stop();
  });
});
