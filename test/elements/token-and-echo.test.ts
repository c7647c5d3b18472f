import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openElement, POLLING, openRoom, recordEvents } from './open-element';
import { dayFromNow, slovakDate } from '../support/dates';
import { write } from '../support/popup-panel';
import { press, type } from '../support/user-input';
import { mount, storedToken, unmountAll } from '../support/mount';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { hostEcho } from '../support/host-echo';

const { addTicket, announce, anotherToken, createPractice, endSession, seenCalls, untilSeen } = practiceOf;
const { answerWith, clearFaults, forgetCalls, storedAnnouncement } = practiceOf;
const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const attributes = { routing: 'memory', 'realtime-key': '' };
const ADD = '/api/special-announcements-add';
const EXPIRED = 'Platnosť Vášho prihlásenia sa skončila';

describe('the token and the session of the page', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 shows no login while getToken is pending, logs in by what it gives, and stores nothing', async () => {
    const practice = await createPractice(one);
    let give: (token: string) => void = () => undefined;
    const token = new Promise<string>((resolve) => (give = resolve));
    const held = { isLoggedIn: false, properties: { getToken: () => token }, attributes };
    const { see } = await mount(practice, 'ordinacia-admin', held);
    await see.findByText('Načítava sa…');
    expect(see.queryByRole('heading', { name: 'Prihlásenie' })).to.equal(null);
    give(practice.token);
    await see.findByText('Ján Prvý');
    expect(Object.values(localStorage)).to.not.include(practice.token);
  });

  it('B2 getToken set later keeps the session of the stored token where it gives the same one, and what is typed in a popup, also while the token is renewed', async () => {
    const { practice, see, element } = await openElement('ordinacia-admin', one, {}, { attributes });
    const newer = await anotherToken(practice);
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    const note = await see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    note.focus();
    await type('Zatvorené');
    const tokens = [practice.token];
    element.getToken = () => tokens.shift() ?? newer;
    await until(() => tokens.length === 0);
    await Promise.resolve();
    expect([note.isConnected, note.value]).to.deep.equal([true, 'Zatvorené']);
    expect(await seenCalls(practice.lane, '/api/tickets')).to.have.length(1);
    await endSession(practice.token);
    element.refresh();
    await untilSeen(practice.lane, '/api/tickets', 3);
    expect([note.isConnected, note.value]).to.deep.equal([true, 'Zatvorené']);
  });

  it('B2 a call that is refused is repeated once where getToken renews the same doctor’s token, and fails alone while nobody can tell whose it is; never with another doctor’s, whose data takes the place of the first one’s, and who sees nothing that was typed', async () => {
    const practice = await createPractice(one);
    const other = await createPractice([{ type: 'queue', user_alternate: 'Eva Druhá' }]);
    let { token } = practice;
    const options = { isLoggedIn: false, attributes, properties: { getToken: () => token } };
    const { see, root } = await mount(practice, 'ordinacia-admin', options);
    const tokensOf = async (path: string) =>
      (await seenCalls(practice.lane, path)).map(({ headers }) => headers['authorization']?.replace('Bearer ', ''));
    const openForm = async () => {
      await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
      await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
      return see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    };
    const fillIn = async (note: HTMLTextAreaElement) => {
      await write(note, 'V piatok neordinujeme.');
      await write(see.getByRole('combobox', { name: 'Zobrazovať do' }), `${slovakDate(dayFromNow(2))} 9:05`);
    };
    const submit = async () => press(see.getByRole('button', { name: 'Pridať' }));
    await see.findByText('Ján Prvý');
    await fillIn(await openForm());
    await endSession(token);
    token = other.token;
    await submit();
    await see.findByText('Eva Druhá');
    expect(root.textContent).to.not.contain('Ján Prvý');
    expect(see.queryByRole('dialog')).to.equal(null);
    expect(await tokensOf(ADD)).to.deep.equal([practice.token]);
    expect([await storedAnnouncement(practice), await storedAnnouncement(other)]).to.deep.equal([null, null]);

    const note = await openForm();
    expect(note.value).to.equal('');
    await fillIn(note);
    token = await anotherToken(other);
    await forgetCalls(practice.lane);
    await endSession(other.token);
    await answerWith(practice.lane, '/api/administration-init', 500, '', { 'Retry-After': '600' });
    await submit();
    await press(await see.findByRole('button', { name: 'Skúsiť znova' }));
    await see.findByDisplayValue('V piatok neordinujeme.');
    await clearFaults(practice.lane);
    await submit();
    await see.findByText('Oznam bol úspešne vytvorený');
    expect((await storedAnnouncement(other))?.note).to.equal('V piatok neordinujeme.');
    expect(await storedAnnouncement(practice)).to.equal(null);
    expect(await tokensOf(ADD)).to.deep.equal([other.token, other.token, token]);
    see.getByText('Eva Druhá');
  });

  it('B2 a page that cancels ordinacia-session-expired begins the next session itself; „Prihlásiť sa“ does not wait for it', async () => {
    const { practice, see, root, element } = await openElement('ordinacia-admin', one, {}, { attributes });
    await see.findByText('Ján Prvý');
    let expired = 0;
    element.addEventListener('ordinacia-session-expired', (event) => {
      expired += 1;
      event.preventDefault();
    });
    await endSession(practice.token);
    element.refresh();
    await see.findByText(EXPIRED);
    expect(root.textContent).to.not.contain('Ján Prvý');
    expect(storedToken(practice)).to.equal(null);
    expect(see.queryByRole('heading', { name: 'Prihlásenie' })).to.equal(null);
    expect(expired).to.equal(1);
    const next = await anotherToken(practice);
    localStorage.setItem(`token-${practice.lane}`, next);
    element.refresh();
    await see.findByText('Ján Prvý');

    await endSession(next);
    element.refresh();
    await press(await see.findByRole('button', { name: 'Prihlásiť sa' }));
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await see.findByText('Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.');
  });
});

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

  it('B2 listens again after the page has left the channel, stays with what the page has bound since, and leaves what only the panel uses', async () => {
    const practice = await createPractice(one);
    const echo = hostEcho(practice);
    const { channels, pusher } = echo.connector;
    const channel = `admin.${practice.doctorId}`;
    const fullName = `private-${channel}`;
    const first = await mount(practice, 'ordinacia-waiting-room', { ...POLLING, properties: { echo } });
    await first.see.findByText('Naživo');
    echo.leave(channel);
    expect(Object.keys(channels)).to.deep.equal([]);
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    // The heartbeat’s ping: its pong is a message.
    pusher.send_event('pusher:ping', {});
    await first.see.findByText('Eva Druhá');
    await until(() => pusher.channel(fullName).subscribed);
    await addTicket(practice, { type: 'queue', user_alternate: 'Ivan Tretí' });
    await first.see.findByText('Ivan Tretí');
    first.element.remove();
    await until(() => Object.keys(channels).length === 0);

    const second = await mount(practice, 'ordinacia-waiting-room', { ...POLLING, properties: { echo } });
    await second.see.findByText('Naživo');
    const theirs: string[] = [];
    echo.private(channel).listenToAll((event: string) => theirs.push(event));
    second.element.remove();
    await Promise.resolve();
    expect(Object.keys(channels)).to.deep.equal([fullName]);
    await announce(practice, 'update-waiting-tickets');
    await until(() => theirs.length > 0);
    echo.disconnect();
  });

  it('C3 connects again after the server has ended the session, so that the page’s other channels live on', async () => {
    const practice = await createPractice(one);
    const echo = hostEcho(practice);
    const { connection } = echo.connector.pusher;
    const { see } = await mount(practice, 'ordinacia-waiting-room', { ...POLLING, properties: { echo } });
    await see.findByText('Naživo');
    const socketId = echo.socketId();
    await endSession(practice.token);
    await until(() => connection.state === 'connected' && echo.socketId() !== socketId);
    echo.disconnect();
  });

  it('B2 set later takes the place of a socket that repeats recent events: loads again what it may have missed', async () => {
    const { practice, see, element } = await openRoom(one, { capabilities: ['recent-events'] });
    await see.findByText('Naživo');
    const echo = hostEcho(practice);
    const loads = (await seenCalls(practice.lane, '/api/tickets')).length;
    Object.assign(element, { echo });
    await untilSeen(practice.lane, '/api/tickets', loads + 1);
    await see.findByText('Naživo');
    echo.disconnect();
  });

  it('B2 falls back to polling when the Echo has no Pusher; set later takes the place of polling; a connection that the page has closed stays closed, whatever wakes the panel', async () => {
    const parent = document.body.appendChild(document.createElement('div'));
    const states = recordEvents<{ state: string }>(parent, 'ordinacia-realtime');
    const withoutPusher = { private: () => ({}), leaveChannel: () => undefined, connector: {} };
    const options = { ...POLLING, parent, properties: { echo: withoutPusher } };
    const { practice, see, element } = await openRoom(one, {}, options);
    await see.findByText('Ján Prvý');
    await until(() => states.some(({ state }) => state === 'disconnected'));
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
