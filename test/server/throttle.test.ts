import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { createThrottle, type Throttle } from '../../server/http/throttle';

describe('a throttle', () => {
  const minute = 60_000;
  let now = 0;
  const elapsed = () => now;
  const asking = (throttle: Throttle) => {
    const app = new Hono();
    app.get('/:key', (c) => throttle.attempt(c, c.req.param('key')) ?? c.body(null, 204));
    app.get('/look/:key', (c) => throttle.refusal(c, c.req.param('key')) ?? c.body(null, 204));
    return (path: string) => app.request(path);
  };

  it('takes so many attempts in the time that begins with the first one', async () => {
    const ask = asking(createThrottle({ attempts: 2, minutes: 15, elapsed }));
    assert.equal((await ask('/a')).status, 204);
    now += 14 * minute;
    assert.equal((await ask('/look/a')).status, 204);
    assert.equal((await ask('/a')).status, 204);
    const refused = await ask('/a');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
    assert.equal((await ask('/look/a')).status, 429);
    assert.equal((await ask('/b')).status, 204);
    now += minute;
    assert.equal((await ask('/look/a')).status, 204);
    assert.equal((await ask('/a')).status, 204);
  });

  it('forgets the oldest of very many names, and not the newest', async () => {
    const throttle = createThrottle({ perMinute: 1, elapsed });
    const ask = asking(throttle);
    await ask('/oldest');
    for (let count = 0; count < 49_999; count += 1) throttle.isBeyond(`name-${count}`);
    assert.equal((await ask('/name-49998')).status, 429);
    assert.equal((await ask('/oldest')).status, 204);
  });
});
