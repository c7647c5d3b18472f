import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

/** The hour that begins at noon. */
const NOON = /^Sun Oct 31 2027 12:/;

describe('the day of a process', () => {
  it('is the one that was named, also for what it starts', async () => {
    assert.match(new Date().toString(), NOON);
    const { stdout } = await promisify(execFile)(process.execPath, ['-p', 'Date()']);
    assert.match(stdout, NOON);
  });

  it('is that of its answers', async () => {
    const server = createServer((_, response) => void response.end('x')).listen(0);
    await once(server, 'listening');
    try {
      const { headers } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
      assert.match(headers.get('Date') ?? '', /^Sun, 31 Oct 2027 11:/);
    } finally {
      server.close();
    }
  });
});
