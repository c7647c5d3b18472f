import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createHashing, HashingBusy } from '../../server/identity/hashing';
import { type Answer, field, tryLogin } from '../server/support/calls';
import { startTestPractice, type TestPractice } from '../server/support/test-practice';

/** A fifth of a real practice’s cost: the cheap hash of other tests would show nothing. */
const SLOW = { N: 16_384, r: 8, p: 1 };

describe('eighty logins at once', { timeout: 240_000 }, () => {
  let server: TestPractice;
  let checked = 0;
  let logins: Promise<Answer>[] = [];
  before(async () => {
    server = await startTestPractice({ passwordCost: SLOW });
    logins = Array.from({ length: 80 }, async (_, index) => {
      const answer = await tryLogin(server, `cudzi${index}@test.sk`, 'nesprávne heslo');
      if (answer.status === 422) checked += 1;
      return answer;
    });
  });

  it('hold up no static file: ten come before the hashes of half of them', async () => {
    await logins[0];
    for (let count = 0; count < 10; count += 1) assert.equal((await fetch(`${server.url}/page.css`)).status, 200);
    assert.ok(checked < 30, `${checked} hashes were through before ten files`);
  });

  it('what is too much is refused at once, and says when to come again', async () => {
    const answers = await Promise.all(logins);
    const refused = answers.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0 && refused.length < 20, `${refused.length} of 80 were refused`);
    assert.equal(checked + refused.length, 80);
    for (const { headers, body } of refused) {
      assert.ok(Number(headers.get('retry-after')) >= 1);
      assert.match(String(field(body, 'message')), /o chvíľu/);
    }
  });
});

describe('the queue of hashes', () => {
  const job = { password: 'heslo', salt: Buffer.alloc(16), length: 32, options: { N: 1024, r: 8, p: 1 } };

  it('lets somebody known past the strangers, whose guesses do not fill their places', async () => {
    const hashing = createHashing({ threads: 1, longestQueue: 2 });
    const order: string[] = [];
    const ask = (who: 'known' | 'stranger') => hashing.derive(job, who).then(() => order.push(who));
    // The first job is being hashed, two wait.
    const strangers = [ask('stranger'), ask('stranger'), ask('stranger')];
    await assert.rejects(hashing.derive(job, 'stranger'), HashingBusy);
    const known = ask('known');
    await Promise.all([known, ...strangers]);
    assert.deepEqual(order, ['stranger', 'known', 'stranger', 'stranger']);
  });

  it('goes on after a job that no thread can do', async () => {
    const hashing = createHashing({ threads: 1 });
    const impossible = hashing.derive({ ...job, options: { N: 3, r: 8, p: 1 } });
    const next = hashing.derive(job);
    await assert.rejects(impossible, /scrypt/i);
    assert.equal((await next).length, 32);
  });
});
