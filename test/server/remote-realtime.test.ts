// needs: own-process, built-files
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { before, describe, it } from 'node:test';
import type { RemoteRealtimeServer } from '../../server/realtime/remote-realtime';
import { SOKETI_APP, startSoketi, type Soketi } from '../support/soketi/start-soketi';
import { openBrowser } from './support/browser';
import { call, newSession } from './support/calls';
import { connect, listenAs } from './support/sockets';
import { newDoctor, onTestEnd, PASSWORD, startTestPractice, type TestPractice } from './support/test-practice';
import { openPage } from '../support/clock/open-page';
import { freePort } from '../support/server/free-port';

describe('publishing through soketi', { timeout: 300_000 }, () => {
  let soketi: Soketi;
  let server: TestPractice;
  let remote: RemoteRealtimeServer;
  let sockets: { key: string; port: number };

  before(async () => {
    soketi = await startSoketi();
    onTestEnd(() => soketi.stop());
    remote = { ...SOKETI_APP, host: '127.0.0.1', port: soketi.port, tls: false, api: soketi.url };
    sockets = { key: remote.key, port: remote.port };
    server = await startTestPractice({ realtime: remote });
  });

  it('C29 a change reaches all panels of the doctor, but not the one that made it', async () => {
    const { doctor, token } = await newSession(server);
    const sender = await listenAs(server, token, doctor.id, sockets);
    const other = await listenAs(server, token, doctor.id, sockets);
    const { id } = server.practice.tickets.addTicket(doctor.id, { type: 'queue' }, { isSilent: true });
    const headers = { 'X-Socket-ID': sender.socketId };
    assert.equal((await call(server, 'POST', '/api/ticket-next', { token, body: { id }, headers })).status, 200);
    assert.equal(await other.nextAction(), 'update-waiting-tickets');
    server.practice.events.announce(doctor.id, 'test-end');
    assert.equal(await sender.nextAction(), 'test-end');
  });

  it('C1 a doctor may listen to no other channel, and only with the session', async () => {
    const { doctor } = await newSession(server);
    const stranger = await newSession(server);
    await assert.rejects(listenAs(server, stranger.token, doctor.id, sockets), /403/);
    await assert.rejects(listenAs(server, 'no-token', doctor.id, sockets), /401/);
    const pusher = connect(server, { headers: {} }, sockets);
    await new Promise((resolve) => pusher.connection.bind('connected', resolve));
    // A signature that was not made with soketi's secret.
    const channel = `private-admin.${doctor.id}`;
    const answered = new Promise<unknown>((resolve) => pusher.connection.bind('message', resolve));
    pusher.send_event('pusher:subscribe', { channel, auth: `${remote.key}:${'0'.repeat(64)}` });
    assert.match(JSON.stringify(await answered), /4009|unauthorized/i);
  });

  it('the panel gets the address of its sockets, may connect to them, and receives changes live', async () => {
    // The built panel from dist/, as the server serves it.
    const doctor = await newDoctor(server);
    const page = await openPage(await openBrowser());
    await page.goto(`${server.url}/admin`);
    await page.locator('::-p-aria([name="Prihlasovacie meno"][role="textbox"])').fill(doctor.email);
    await page.locator('>>> input[type="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const see = (text: string) =>
      page.waitForFunction(
        (wanted) => document.querySelector('ordinacia-admin')?.shadowRoot?.textContent.includes(wanted),
        {},
        text,
      );
    await see('Naživo');
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate: 'Ján Živý' });
    await see('Ján Živý');
  });

  it('does not start with a wrong secret, and repeats none; a server that is away is only said', async (t) => {
    await assert.rejects(startTestPractice({ realtime: { ...remote, secret: 'wrong-secret' } }), (error: Error) => {
      const { message } = error;
      assert.match(message, /refuses this application \(401\): REALTIME_APP_ID, REALTIME_KEY and REALTIME_SECRET/);
      assert.ok(!error.message.includes('secret'.concat('-')) && !error.message.includes('wrong-secret'));
      return true;
    });
    const unknown = startTestPractice({ realtime: { ...remote, appId: '99' } });
    await assert.rejects(unknown, /refuses this application \(404\)/);
    const lines: string[] = [];
    t.mock.method(console, 'error', (line: string) => void lines.push(line));
    const { port } = await startTestPractice({ realtime: { ...remote, api: 'http://127.0.0.1:1' } });
    assert.ok(port > 0);
    assert.deepEqual(lines, [
      'Warning: the real-time server at http://127.0.0.1:1 cannot be used now: it does not answer (ECONNREFUSED).',
    ]);
  });

  it('what soketi did not take arrives once it can be reached', async (t) => {
    const lines: string[] = [];
    t.mock.method(console, 'error', (line: string) => void lines.push(line));
    const port = await freePort();
    const api = `http://127.0.0.1:${port}`;
    const cut = await startTestPractice({ realtime: { ...remote, api } });
    const { doctor, token } = await newSession(cut);
    // The panel has its own connection to soketi, and misses nothing.
    const panel = await listenAs(cut, token, doctor.id, sockets);
    const figure = async (name: string) => {
      const text = await (await fetch(`${cut.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
    };
    cut.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    while ((await figure('ordinacia_publish_failures_total')) === 0) await new Promise(setImmediate);
    assert.equal(await figure('ordinacia_events_waiting'), 1);
    await openWay(port, soketi.port);
    assert.equal(await panel.nextAction(), 'update-waiting-tickets');
    while (lines.length < 3) await new Promise(setImmediate);
    assert.deepEqual(lines, [
      `Warning: the real-time server at ${api} cannot be used now: it does not answer (ECONNREFUSED).`,
      `Events do not reach ${api}: it does not answer (ECONNREFUSED). They are sent again.`,
      `Events reach ${api} again.`,
    ]);
  });
});

/** Forwards connections from one port to another, until the tests of this file end. */
async function openWay(port: number, to: number): Promise<void> {
  const ends = new Set<Socket>();
  const way = createServer((from) => {
    const onward = createConnection(to, '127.0.0.1');
    for (const end of [from, onward]) ends.add(end.on('error', () => undefined));
    from.pipe(onward).pipe(from);
  });
  onTestEnd(() => {
    way.close();
    for (const end of ends) end.destroy();
  });
  way.listen(port, '127.0.0.1');
  await once(way, 'listening');
}
