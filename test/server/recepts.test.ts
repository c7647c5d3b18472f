import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { column, columns, field, newSession, type callsOf } from './support/calls';
import { sharedPractice } from './support/test-practice';

type Reads = Pick<ReturnType<typeof callsOf>, 'get'>;

describe('prescriptions', { timeout: 300_000 }, () => {
  // A Saturday, 11:30 in Bratislava.
  const server = sharedPractice({ now: () => new Date('2026-11-21T10:30:00Z') });
  const pending = async ({ get }: Reads) => (await get('recepts')).body;
  const addRecept = (doctorId: number, recept_title = 'Paralen 500 mg') => {
    const user = server.practice.people.createUser({ fullname: 'Ján Novák' });
    return server.practice.recepts.addRecept(doctorId, { user_id: user.id, recept_title }).id;
  };

  it('C15 the pending ones come with every field the panel reads, the oldest first', async () => {
    const session = await newSession(server);
    const { doctor } = session;
    assert.deepEqual(await pending(session), []);
    const user = server.practice.people.createUser({ fullname: 'Ján Novák', avatar: 'https://a.test/1.png' });
    const newer = addRecept(doctor.id, 'Ibalgin');
    const { id } = server.practice.recepts.addRecept(doctor.id, {
      user_id: user.id,
      recept_title: 'Euthyrox 75 µg',
      recept_note: 'Posledné tablety',
      created_at: new Date('2026-11-20T15:05:00Z'),
    });
    const recepts = await pending(session);
    assert.deepEqual(field(recepts, '0'), {
      id,
      user: { id: user.id, attributes: { avatar: 'https://a.test/1.png', fullname: 'Ján Novák' } },
      recept_title: 'Euthyrox 75 µg',
      recept_note: 'Posledné tablety',
      created_at_formated: 'včera o 16:05',
    });
    assert.deepEqual(columns(recepts, 'id', 'recept_note')[1], [newer, null]);
  });

  it('C16 C17 accepting and rejecting take a prescription off the list; a second time is 409', async () => {
    const session = await newSession(server);
    const { doctor, post } = session;
    const [first, second, third] = [addRecept(doctor.id), addRecept(doctor.id), addRecept(doctor.id)];
    const accepted = await post('recept-accepted', { id: first });
    assert.deepEqual([accepted.status, accepted.body], [200, { id: first }]);
    assert.equal((await post('recept-rejected', { id: String(second) })).status, 200);
    assert.deepEqual(column(await pending(session), 'id'), [third]);
    const statuses = [first, second, third].map((id) => server.practice.recepts.receptStatus(doctor.id, id));
    assert.deepEqual(statuses, ['accepted', 'rejected', 'pending']);
    for (const path of ['recept-accepted', 'recept-rejected']) {
      for (const id of [first, second]) {
        const { status, body } = await post(path, { id });
        assert.deepEqual([status, body], [409, { message: 'The recept has already been handled.' }]);
      }
    }
    assert.equal(server.practice.recepts.receptStatus(doctor.id, first), 'accepted');
  });
});
