import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { BODY_LIMITS } from '../../server/http/request-body';
import { INVOICE_MAX_BYTES } from '../../src/constants';
import { call, field, logIn } from '../server/support/calls';
import { newDoctor, startTestPractice, temporaryFolder } from '../server/support/test-practice';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dial, statusOf } from './support/raw-bytes';

const BOUNDARY = '----formBoundary0123456789abcdef';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const PDF = '%PDF-1.4\n%%EOF\n';

/** The parts of a form as a browser writes them. */
const formOf = (parts: readonly string[], boundary = BOUNDARY) =>
  `${parts.map((part) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--${boundary}--\r\n`;
const file = (name: string) => `name="invoice_file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${PDF}`;

const named = (name: string) => `name="${name}"\r\n\r\n1`;
const ones = (count: number) => Array<string>(count).fill(named('a'));

describe('what a body may consist of', { timeout: 120_000 }, () => {
  async function start() {
    const server = await startTestPractice({ registration: 'open' });
    const { id, email } = await newDoctor(server);
    // A registered doctor can send files before approval.
    server.practice.accounts.setDoctorStatus(id, 'pending');
    const token = await logIn(server, email);
    const post = async (path: string, body: string, type: string) => {
      const answer = await call(server, 'POST', path, { token, body, headers: { 'Content-Type': type } });
      return { status: answer.status, body: answer.body };
    };
    return { server, post };
  }
  const refusal = (excess: string) => ({ status: 413, body: { message: `The request body has ${excess}.` } });

  it('140,000 file parts are refused before they are parsed, while others are answered', async () => {
    const { server, post } = await start();
    const many = formOf(Array<string>(140_000).fill('name="a"; filename="a"\r\n\r\n'), 'b');
    assert.ok(many.length > 9_000_000 && many.length < INVOICE_MAX_BYTES, `${many.length} bytes`);
    const usedBefore = process.cpuUsage();
    const type = 'multipart/form-data; boundary=b';
    assert.deepEqual(await post('/api/invoice-upload', many, type), refusal('too many parts'));
    // CPU time, which does not depend on the machine's load. The parser once took 14 s.
    assert.ok(process.cpuUsage(usedBefore).user < 2_000_000);
    assert.equal((await call(server, 'GET', '/api/tickets')).status, 401);
  });

  it('each limit holds for every call that takes a body, and lets through what is within it', async () => {
    const { post } = await start();
    const paths = '/api/invoice-upload /api/profile-store /api/event-add /api/admin/login /kiosk/api/pair'.split(' ');
    const { parts, headBytes, fields, nameLength, depth } = BODY_LIMITS;
    const json = 'application/json';
    const encoded = 'application/x-www-form-urlencoded';
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const listOf = (count: number) => JSON.stringify({ list: Array.from({ length: count }, () => 1) });
    const tooLong = 'a name that is too long';
    const pairs = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join('&');
    const cases: readonly [type: string, excess: string, within: string, beyond: string][] = [
      [MULTIPART, 'too many parts', formOf(ones(parts)), formOf(ones(parts + 1))],
      [MULTIPART, tooLong, formOf([file(`${'č'.repeat(255)}.pdf`)]), formOf([file('x'.repeat(headBytes))])],
      [MULTIPART, tooLong, formOf([named('x'.repeat(nameLength))]), formOf([named('x'.repeat(headBytes))])],
      [json, 'too many fields', listOf(fields - 1), listOf(fields)],
      [json, tooLong, `{"${'x'.repeat(nameLength)}":1}`, `{"a":{"${'x'.repeat(nameLength + 1)}":1}}`],
      [json, 'too many levels', nested(depth), nested(depth + 1)],
      [json, 'too many levels', '[', '['.repeat(30_000) + ']'.repeat(30_000)],
      [encoded, 'too many fields', pairs(fields), pairs(fields + 1)],
      [encoded, tooLong, `${'x'.repeat(nameLength)}=1`, `${'x'.repeat(nameLength + 1)}=1`],
    ];
    for (const [index, path] of paths.entries()) {
      // All cases at one call, and one kind of body at each other call.
      for (const [type, excess, within, beyond] of index === 0 ? cases : cases.slice(index * 2 - 2, index * 2)) {
        assert.deepEqual(await post(path, beyond, type), refusal(excess), `${path} ${type}`);
        const { status } = await post(path, within, type);
        assert.ok([422, 429].includes(status), `${path} ${type}: ${status}`);
      }
    }
  });

  it('a form is read by the boundary by which its parts were counted', async () => {
    const { post } = await start();
    const real = 'realBoundary0123456789abcdefgh';
    const many = formOf(ones(BODY_LIMITS.parts + 1), real);
    for (const type of [
      `multipart/form-data; boundary=${real}`,
      `Multipart/Form-Data; charset=utf-8; Boundary="${real}"`,
      `multipart/form-data; boundary=${real}; boundary=${BOUNDARY}`,
    ]) {
      assert.deepEqual(await post('/api/invoice-upload', many, type), refusal('too many parts'), type);
    }
    for (const type of [
      'multipart/form-data',
      `multipart/form-data; boundary=${BOUNDARY}; boundary=${real}`,
      `multipart/form-data; boundary="a b"; x="; boundary=${real}"`,
    ]) {
      assert.notEqual((await post('/api/invoice-upload', many, type)).status, 200, type);
    }
    // The parser must use the same boundary as the count of parts.
    const right = formOf(['name="payouts_id"\r\n\r\n1', file('a.pdf')], 'a b');
    const { body } = await post('/api/invoice-upload', right, 'multipart/form-data; boundary="a b"');
    assert.ok(field(body, 'errors', 'invoice_file'));
  });
});

describe('connections that take their time', { timeout: 60_000 }, () => {
  const QUICK = { headersTimeoutMs: 200, requestTimeoutMs: 400, checkIntervalMs: 50, idleTimeoutMs: 600 };

  it('headers that never end, a body that never ends, and silence are ended', async () => {
    // A long idle limit: on a busy server it could otherwise end the silent connection first, without a response.
    const { port } = await startTestPractice({ limits: { ...QUICK, idleTimeoutMs: 60_000 } });
    const slowly = [
      'GET /admin HTTP/1.1\r\nHost: localhost\r\nX-Slow',
      'POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{',
      '',
    ];
    for (const start of slowly) {
      const connection = dial(port);
      connection.socket.write(start);
      // A byte now and then does not keep the connection alive. Received data is read first: a failed write would drop it.
      const write = () => setImmediate(() => connection.socket.write('x'));
      const drip = start === '' ? undefined : setInterval(write, 50);
      const answer = await connection.ended;
      clearInterval(drip);
      assert.equal(statusOf(answer), 408, start);
    }
  });

  it('a response that the client does not read does not keep its connection', async () => {
    const distFolder = await temporaryFolder();
    await writeFile(join(distFolder, 'large.png'), Buffer.alloc(50_000_000));
    const { port } = await startTestPractice({
      pages: { distFolder },
      limits: { ...QUICK, connectionsPerAddress: 1 },
    });
    const connection = dial(port);
    connection.socket.pause();
    connection.socket.write('GET /ordinacia/large.png HTTP/1.1\r\nHost: localhost\r\n\r\n');
    // Until the connection is ended, no other one is accepted.
    assert.equal(statusOf(await untilAnswered(port)), 404);
    connection.socket.resume();
    assert.ok((await connection.ended).length < 50_000_000);
  });

  it('connections of one address are limited, and a closed one frees its place', async () => {
    const server = await startTestPractice({ limits: { connectionsPerAddress: 3 } });
    const open = () => {
      const connection = dial(server.port);
      connection.socket.write('GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return connection;
    };
    const kept = [open(), open(), open()];
    const heads = await Promise.all(kept.map(({ socket }) => once(socket, 'data')));
    for (const [head] of heads) assert.match(String(head), /404/);
    assert.equal(await open().ended, '');
    kept[0]?.socket.destroy();
    await kept[0]?.ended;
    // The server notices the close a moment later.
    assert.equal(statusOf(await untilAnswered(server.port)), 404);
    kept.forEach(({ socket }) => socket.destroy());
  });

  it('the number of requests on one connection is limited', async () => {
    const { port } = await startTestPractice({ limits: { requestsPerConnection: 2 } });
    const connection = dial(port);
    connection.socket.write('GET /page.css HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
    connection.socket.write('GET /page.css HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const answers = await connection.ended;
    assert.equal(answers.match(/HTTP\/1\.1 200 OK/g)?.length, 2);
  });

  /** Tries until a connection is accepted. */
  async function untilAnswered(port: number): Promise<string> {
    for (;;) {
      const connection = dial(port);
      connection.socket.write('GET /none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      const answer = await connection.ended;
      if (answer !== '') return answer;
    }
  }
});
