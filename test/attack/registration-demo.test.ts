import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEnvironment } from '../../server/environment';
import { call, logIn, tryLogin } from '../server/support/calls';
import { newDoctor, startTestPractice } from '../server/support/test-practice';

const statuses = (server: { url: string }) =>
  Promise.all(
    ['doktor', 'lekar'].map(async (name) => (await tryLogin(server, `${name}@ordinacia.test`, 'ordinacia')).status),
  );

/** The environment's demo option, without address and file. */
function demoOf(env: Record<string, string>) {
  const { demo } = readEnvironment(env, '/nowhere.db');
  return demo === undefined ? {} : { demo };
}

describe('the demo accounts, whose password everybody knows', () => {
  it('are not created unless the demo is configured', async () => {
    for (const env of [{}, { NODE_ENV: 'production' }, { ORDINACIA_DEMO: 'off' }]) {
      const server = await startTestPractice(demoOf(env));
      assert.deepEqual(await statuses(server), [422, 422]);
      assert.deepEqual(server.practice.doctors.doctors(), []);
    }
  });

  it('open nothing beside a doctor of its own, neither at once nor after a restart', async () => {
    const server = await startTestPractice(demoOf({ ORDINACIA_DEMO: 'on' }));
    assert.deepEqual(await statuses(server), [200, 200]);
    const token = await logIn(server, 'doktor@ordinacia.test', 'ordinacia');
    await newDoctor(server);
    assert.deepEqual(await statuses(server), [422, 422]);
    assert.equal(server.practice.sessions.sessionOf(token), null);
    const { body } = await call(server, 'GET', '/kiosk/api/practices');
    assert.ok(Array.isArray(body) && body.length === 1);
    await server.close();
    const again = await startTestPractice({ ...demoOf({ ORDINACIA_DEMO: 'on' }), databaseFile: server.databaseFile });
    assert.deepEqual(await statuses(again), [422, 422]);
  });
});
