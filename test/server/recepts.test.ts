import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, column, field, newSession } from './support/calls';
import { sharedPractice } from './support/test-practice';

describe('prescriptions', { timeout: 300_000 }, () => {
  // A Saturday, 11:30 in Bratislava.
  const server = sharedPractice({ now: () => new Date('2026-11-21T10:30:00Z') });
  const post = (path: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
    call(server, 'POST', path, { token, body, headers });
  const pending = async (token: string) => (await call(server, 'GET', '/api/recepts', { token })).body;
  const addRecept = (doctorId: number, recept_title = 'Paralen 500 mg') => {
    const user = server.practice.people.createUser({ fullname: 'Ján Novák' });
    return server.practice.recepts.addRecept(doctorId, { user_id: user.id, recept_title }).id;
  };

  it('C15 the pending ones come with every field the panel reads, the oldest first', async () => {
    const { doctor, token } = await newSession(server);
    assert.deepEqual(await pending(token), []);
    const user = server.practice.people.createUser({ fullname: 'Ján Novák', avatar: 'https://a.test/1.png' });
    const newer = addRecept(doctor.id, 'Ibalgin');
    const { id } = server.practice.recepts.addRecept(doctor.id, {
      user_id: user.id,
      recept_title: 'Euthyrox 75 µg',
      recept_note: 'Posledné tablety',
      created_at: new Date('2026-11-20T15:05:00Z'),
    });
    const recepts = await pending(token);
    assert.ok(Array.isArray(recepts));
    assert.deepEqual(recepts[0], {
      id,
      user: { id: user.id, attributes: { avatar: 'https://a.test/1.png', fullname: 'Ján Novák' } },
      recept_title: 'Euthyrox 75 µg',
      recept_note: 'Posledné tablety',
      created_at_formated: 'včera o 16:05',
    });
    assert.equal(field(recepts[1], 'id'), newer);
    assert.equal(field(recepts[1], 'recept_note'), null);
  });

  it('C16 C17 accepting and rejecting take a prescription off the list; a second time is 409', async () => {
    const { doctor, token } = await newSession(server);
    const [first, second, third] = [addRecept(doctor.id), addRecept(doctor.id), addRecept(doctor.id)];
    const accepted = await post('/api/recept-accepted', token, { id: first });
    assert.deepEqual([accepted.status, accepted.body], [200, { id: first }]);
    assert.equal((await post('/api/recept-rejected', token, { id: String(second) })).status, 200);
    const recepts = await pending(token);
    assert.ok(Array.isArray(recepts));
    assert.deepEqual(column(recepts, 'id'), [third]);
    assert.deepEqual(
      [first, second, third].map((id) => server.practice.recepts.receptStatus(doctor.id, id)),
      ['accepted', 'rejected', 'pending'],
    );
    for (const path of ['/api/recept-accepted', '/api/recept-rejected']) {
      for (const id of [first, second]) {
        const { status, body } = await post(path, token, { id });
        assert.deepEqual([status, body], [409, { message: 'The recept has already been handled.' }]);
      }
    }
    assert.equal(server.practice.recepts.receptStatus(doctor.id, first), 'accepted');
  });
});
