import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerResponse } from 'node:http';
import { Hono } from 'hono';
import type { ServerEnv } from '../../server/http/server-env';
import { listen } from '../../server/listen';
import { createObserver } from '../../server/observe/observer';
import type { ServerOptions } from '../../server/start-server';
import { startBefore, startStandIn } from './support/stand-in-backend';
import { call, columns, field, logIn, namesIn, newSession } from './support/calls';
import { listenAs } from './support/sockets';
import { PASSWORD, sharedPractice, startTestPractice, type TestPractice } from './support/test-practice';

/** A code that a doctor can read out. */
const CODE = /^[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}$/;

/** A practice that collects its log lines. */
async function startLogged(options: Partial<ServerOptions> = {}) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const logOutput = { out: (line: string) => lines.push(line), error: (text: string) => complaints.push(text) };
  const server = await startTestPractice({ log: 'json', logOutput, ...options });
  const records = () => lines.map((line): unknown => JSON.parse(line));
  return {
    server,
    lines,
    complaints,
    records,
    /** Waits for the line, which is written after the response was sent. */
    async recordOf(id: string | null): Promise<unknown> {
      for (;;) {
        const found = records().find((record) => field(record, 'id') === id);
        if (found) return found;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('request ids', { timeout: 60_000 }, () => {
  const server = sharedPractice();

  it('every answer has one, in the header and in the body of an error', async () => {
    const { token } = await newSession(server);
    const seen = new Set<unknown>();
    for (const [method, path, status] of [
      ['GET', '/api/tickets', 200],
      ['GET', '/page.css', 200],
      ['GET', '/nothing', 404],
      ['GET', '/api/nothing', 404],
      ['DELETE', '/api/tickets', 405],
      ['POST', '/api/ticket-next', 422],
      ['GET', '/kiosk/api/schedules', 422],
    ] as const) {
      const answer = await call(server, method, path, { token });
      const id = answer.headers.get('x-request-id');
      assert.equal(answer.status, status, path);
      assert.match(id ?? '', CODE);
      if (path.includes('/api') && status >= 400) assert.equal(answer.requestId, id);
      seen.add(id);
    }
    assert.equal(seen.size, 7, 'each has its own');
  });

  it('a repeated request has an id of its own, though its answer was kept', async () => {
    const { post } = await newSession(server);
    const ask = () => post('ticket-next', { id: 5 }, { 'Idempotency-Key': 'one' });
    const [first, again] = [await ask(), await ask()];
    assert.deepEqual([first.status, again.status], [404, 404]);
    assert.equal(again.requestId, again.headers.get('x-request-id'));
    assert.notEqual(again.requestId, first.requestId);
  });

  it('a client’s own is not taken; a trusted proxy’s is, where it is well-formed', async () => {
    const given = { 'X-Request-Id': 'proxy-1234' };
    assert.match((await call(server, 'GET', '/health', { headers: given })).headers.get('x-request-id') ?? '', CODE);
    const behind = await startTestPractice({ trustProxy: 1 });
    const idFor = async (id: string) =>
      (await call(behind, 'GET', '/health', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id') ?? '';
    assert.equal(await idFor('proxy-1234'), 'proxy-1234');
    for (const bad of ['', 'a b', '<script>', 'x'.repeat(65), 'short', '"quoted"', '-option'])
      assert.match(await idFor(bad), CODE, bad);
  });
});

describe('the log', { timeout: 60_000 }, () => {
  it('has one line of JSON for a request, without anything of a person', async () => {
    const { server, records, recordOf, lines } = await startLogged();
    const { doctor, token, get } = await newSession(server);
    const secret = { name: 'Žofia Tajná', reason: 'tajná nota', practice: doctor.code, request_id: 'r'.repeat(32) };
    const taken = await call(server, 'POST', '/kiosk/api/tickets', { body: secret });
    const tickets = await get('tickets?hladam=Tajná');
    const invoice = await get('invoices/987654321');
    const unknown = await get('Zofia-Tajna/987654321');
    const record = await recordOf(tickets.headers.get('x-request-id'));
    assert.equal(namesIn(record).join(), 'time,level,event,id,method,route,status,ms,bytes');
    assert.ok(!Number.isNaN(Date.parse(String(field(record, 'time')))));
    assert.deepEqual(columns([record], 'level', 'method', 'route', 'status'), [['info', 'GET', '/api/tickets', 200]]);
    assert.ok(Number(field(record, 'bytes')) > 300 && Number(field(record, 'ms')) >= 0);
    const ids = [taken, invoice, unknown].map(({ headers }) => headers.get('x-request-id'));
    assert.deepEqual(columns(await Promise.all(ids.map(recordOf)), 'route', 'status'), [
      ['/kiosk/api/tickets', 201],
      ['/api/invoices/:payout', 404],
      ['/api/*', 404],
    ]);
    const all = lines.join('\n');
    for (const personal of ['Tajn', 'tajn', 'Zofia', '987654321', token, doctor.email, PASSWORD, '127.0.0.1', 'hladam'])
      assert.ok(!all.includes(personal), personal);
    assert.equal(records().length, 5, 'the login too, and nothing twice');
  });

  it('finds an error by its code, with its places and without its message', async () => {
    const { server, lines, records, recordOf } = await startLogged();
    const { token } = await newSession(server);
    server.practice.close();
    const { status, requestId } = await call(server, 'GET', '/api/patients', { token });
    assert.equal(status, 500);
    assert.match(String(requestId), CODE);
    await recordOf(String(requestId));
    const failure = records().find((record) => field(record, 'event') === 'failure');
    assert.equal(field(failure, 'id'), requestId);
    assert.deepEqual([field(failure, 'level'), field(failure, 'route')], ['error', '/api/patients']);
    const stack = field(failure, 'stack');
    assert.ok(Array.isArray(stack) && stack.length > 2);
    assert.ok(!lines.join('\n').includes(token));
  });

  it('an error of a page is a page with the code', async () => {
    const { server } = await startLogged({ pages: { transformPage: () => assert.fail('no page') } });
    const answer = await call(server, 'GET', '/admin', { headers: { Accept: 'text/html' } });
    assert.equal(answer.status, 500);
    const page = String(answer.body);
    assert.match(page, /Na serveri nastala chyba/);
    assert.ok(page.includes(`Kód chyby: <b>${answer.headers.get('x-request-id')}</b>`));
    assert.ok(answer.headers.get('content-security-policy'));
  });

  it('as text it has failures only, without anything of the request, and switched off nothing', async () => {
    for (const log of ['text', 'off'] as const) {
      const { server, lines, complaints } = await startLogged({ log });
      const { token } = await newSession(server);
      server.practice.close();
      const path = '/api/ticket-next?tajne=1';
      const { status, body, requestId } = await call(server, 'POST', path, { token, body: { id: 77_123 } });
      assert.deepEqual([status, body], [500, { message: 'Server Error' }]);
      assert.deepEqual([lines.length, complaints.length], [0, log === 'text' ? 1 : 0]);
      const [said = ''] = complaints;
      if (log === 'text') assert.ok(said.startsWith(`POST /api/ticket-next failed (${String(requestId)}): `));
      for (const secret of [token, 'tajne', '77123']) assert.ok(!said.includes(secret));
    }
  });
});

describe('health', { timeout: 60_000 }, () => {
  it('answers as long as the process does; ready only while the database takes changes', async () => {
    const server = await startTestPractice();
    const { status, body } = await call(server, 'GET', '/ready');
    const checks = { database: 'ok', migrations: 'ok', shutdown: 'ok' };
    assert.deepEqual([status, body], [200, { status: 'ready', checks }]);
    const broken = await startTestPractice();
    broken.practice.close();
    const refused = await call(broken, 'GET', '/ready');
    assert.equal(refused.status, 503);
    assert.equal(field(refused.body, 'checks', 'database'), 'failed');
    assert.deepEqual((await call(broken, 'GET', '/health')).body, { status: 'ok' });
  });

  it('says in front of a backend whether that takes connections', async () => {
    const checksFor = async (url: string) => {
      const server = await startBefore({ url });
      const { status, body } = await call(server, 'GET', '/ready');
      return [status, field(body, 'checks', 'backend')];
    };
    assert.deepEqual(await checksFor(await startStandIn((_, outgoing) => void outgoing.end())), [200, 'ok']);
    assert.deepEqual(await checksFor('http://127.0.0.1:1'), [503, 'failed']);
  });
});

describe('forwarding under a request id', { timeout: 60_000 }, () => {
  it('passes the id on, keeps its own in the answer, and logs no path of the backend', async () => {
    let passedOn: unknown;
    const url = await startStandIn((incoming, outgoing) => {
      passedOn = incoming.headers['x-request-id'];
      outgoing.writeHead(500, { 'X-Request-Id': 'theirs', 'Content-Type': 'application/json' }).end('{"message":""}');
    });
    const lines: string[] = [];
    const logOutput = { out: (line: string) => lines.push(line), error() {} };
    const server = await startBefore({ url }, { log: 'json', logOutput });
    const { headers } = await call(server, 'GET', '/api/patients/77', { headers: { 'X-Request-Id': 'forged-id' } });
    const id = headers.get('x-request-id');
    assert.match(id ?? '', CODE);
    assert.equal(passedOn, id);
    while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const record: unknown = JSON.parse(lines[0] ?? '');
    assert.deepEqual([field(record, 'route'), field(record, 'status')], ['forwarded', 500]);
  });
});

describe('figures', { timeout: 60_000 }, () => {
  /** The value of one series. */
  async function figure(server: TestPractice, series: string): Promise<number> {
    const text = String((await call(server, 'GET', '/metrics')).body);
    const line = text.split('\n').find((each) => each.startsWith(`${series} `));
    return Number(line?.slice(series.length + 1));
  }

  it('count requests, failures, sockets, events and the time of the database, in Prometheus’ text form', async () => {
    const server = await startTestPractice({ log: 'off' });
    const { doctor, token } = await newSession(server);
    const panel = await listenAs(server, token, doctor.id);
    assert.equal(await figure(server, 'ordinacia_sockets'), 1);
    assert.equal(await figure(server, 'ordinacia_subscriptions'), 1);
    server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    assert.equal(await panel.nextAction(), 'update-waiting-tickets');
    assert.equal(await figure(server, 'ordinacia_events_sent_total'), 1);
    for (let count = 0; count < 3; count += 1) await call(server, 'GET', '/api/tickets', { token });
    await call(server, 'GET', '/api/tickets');
    // The figures change after the response was sent, perhaps after the client has read it.
    while ((await figure(server, 'ordinacia_request_seconds_count{route="/api/tickets"}')) !== 4);
    const requests = (status: string) =>
      figure(server, `ordinacia_requests_total{method="GET",route="/api/tickets",status="${status}"}`);
    assert.deepEqual([await requests('2xx'), await requests('4xx')], [3, 1]);
    assert.ok((await figure(server, 'ordinacia_database_seconds_count{kind="transaction"}')) >= 1);
    assert.ok((await figure(server, 'ordinacia_database_seconds_sum{kind="read"}')) > 0);
    assert.ok((await figure(server, 'nodejs_eventloop_lag_p99_seconds')) >= 0);
    assert.ok((await figure(server, 'process_resident_memory_bytes')) > 10_000_000);
    assert.equal(await figure(server, 'ordinacia_failures_total'), 0);
    const answer = await call(server, 'GET', '/metrics');
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    for (const line of String(answer.body).split('\n'))
      assert.match(line, /^$|^# (HELP|TYPE) \w+ .+$|^\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+$/);
  });

  it('hold nothing that a client writes: its paths and methods make no series', async () => {
    const server = await startTestPractice();
    for (const path of ['/api/a', '/api/b', '/x', '/admin/c', '/ordinacia/none.js']) await call(server, 'GET', path);
    const text = String((await call(server, 'GET', '/metrics')).body);
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    assert.deepEqual([...routes].sort(), ['/*', '/admin/*', '/api/*', '/ordinacia/*']);
  });

  it('are read on the machine itself, or with the token, and through no proxy', async () => {
    const token = 'figures-for-prometheus';
    const closed = await startTestPractice();
    const open = await startTestPractice({ metricsToken: token });
    const statusOf = async (server: TestPractice, headers: Record<string, string>) =>
      (await call(server, 'GET', '/metrics', { headers })).status;
    const proxied = { 'X-Forwarded-For': '203.0.113.7' };
    assert.equal(await statusOf(closed, {}), 200);
    assert.equal(await statusOf(closed, proxied), 403);
    assert.equal(await statusOf(closed, { Forwarded: 'for=203.0.113.7' }), 403);
    assert.equal(await statusOf(closed, { ...proxied, Authorization: `Bearer ${token}` }), 403);
    assert.equal(await statusOf(open, { ...proxied, Authorization: `Bearer ${token}` }), 200);
    assert.equal(await statusOf(open, { ...proxied, Authorization: `Bearer ${token}x` }), 403);
    assert.equal(await statusOf(open, { Authorization: 'Bearer wrong' }), 403);
  });
});

describe('stopping', { timeout: 60_000 }, () => {
  it('lets what is being answered be finished, and takes nothing new', async () => {
    let arrive: (outgoing: ServerResponse) => void = () => {};
    const arrived = new Promise<ServerResponse>((resolve) => (arrive = resolve));
    const url = await startStandIn((_, outgoing) => arrive(outgoing));
    const server = await startBefore({ url });
    const running = call(server, 'GET', '/api/tickets');
    const outgoing = await arrived;
    const stopped = server.stop();
    await assert.rejects(call(server, 'GET', '/health'), 'a new connection is refused');
    outgoing.end('{"done":true}');
    const { status, body, headers } = await running;
    assert.deepEqual([status, body, headers.get('connection')], [200, { done: true }, 'close']);
    await stopped;
  });

  it('cuts requests that do not end within the limit', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const app = new Hono<ServerEnv>();
    app.get('/', () => {
      arrive();
      return new Promise<Response>(() => {});
    });
    const observer = createObserver({ log: 'off' });
    const server = await listen({ host: '127.0.0.1', port: 0 }, { app, observer });
    const running = fetch(server.url);
    await arrived;
    const stopped = server.stop(1);
    await assert.rejects(running);
    await stopped;
    observer.close();
  });

  it('sends panels away so that they come back by themselves', async () => {
    const first = await startTestPractice();
    const { doctor, token } = await newSession(first);
    const panel = await listenAs(first, token, doctor.id);
    await first.stop();
    const again = await startTestPractice({ databaseFile: first.databaseFile, port: first.port });
    await new Promise((resolve) => panel.pusher.connection.bind('connected', resolve));
    const channel = panel.pusher.channel(`private-admin.${doctor.id}`);
    await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    again.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    assert.equal(await panel.nextAction(), 'update-waiting-tickets');
    assert.ok(await logIn(again, doctor.email));
  });
});
