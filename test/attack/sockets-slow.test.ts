import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startTestPractice, temporaryFolder } from '../server/support/test-practice';
import { dial, statusOf } from './support/raw-bytes';

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
    for (const one of kept) assert.match(await one.until('</html>'), /404/);
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
