import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newSession, tryLogin } from './support/calls';
import { PASSWORD, startTestPractice } from './support/test-practice';

describe('a password', { timeout: 60_000 }, () => {
  it('is taken as it was typed: with its spaces, case and every character, also a long one', async () => {
    const server = await startTestPractice();
    const { doctor, post } = await newSession(server);
    const logIn = async (password: string) => (await tryLogin(server, doctor.email, password)).status;
    const long = `Vŕba nad potokom, ${'modrý kameň '.repeat(8)}`;
    const typed = '  Lúka\u200b Ďateľ 9  ';
    let current = PASSWORD;
    for (const password of [long, typed]) {
      const body = { current_password: current, password, password_confirmation: password };
      assert.equal((await post('password-change', body)).status, 204);
      current = password;
    }
    assert.ok(long.length > 64);
    assert.equal(await logIn(typed), 200);
    for (const other of [typed.trim(), typed.toLowerCase(), typed.replace('\u200b', '')]) {
      assert.equal(await logIn(other), 422, other);
    }
  });

  it('counts its characters after they are composed, in whichever form it and its repetition are sent', async () => {
    const server = await startTestPractice();
    const { doctor, post } = await newSession(server);
    const change = (password: string, again: string) =>
      post('password-change', { current_password: PASSWORD, password, password_confirmation: again });
    const short = 'žšťáéíó';
    assert.equal((await change(short.normalize('NFD'), short)).status, 422);
    const chosen = `${short}ý`;
    assert.equal((await change(chosen.normalize('NFD'), chosen.normalize('NFC'))).status, 204);
    for (const form of ['NFC', 'NFD'])
      assert.equal((await tryLogin(server, doctor.email, chosen.normalize(form))).status, 200, form);
  });
});
