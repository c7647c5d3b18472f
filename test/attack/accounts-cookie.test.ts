import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tryLogin } from '../server/support/calls';
import { newDoctor, PASSWORD, startTestPractice } from '../server/support/test-practice';

describe('the mark of a doctor’s device', { timeout: 60_000 }, () => {
  it('is out of reach for scripts and other sites, and with TLS for neighbouring hosts', async () => {
    const server = await startTestPractice();
    const { email } = await newDoctor(server);
    const cookieAt = async (origin: string) =>
      (await tryLogin(server, email, PASSWORD, { headers: { Origin: origin } })).headers.getSetCookie();
    const [plain = '', ...more] = await cookieAt(server.url);
    assert.equal(more.length, 0);
    assert.match(plain, /^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    const [secure = ''] = await cookieAt(server.url.replace('http:', 'https:'));
    assert.match(secure, /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });
});
