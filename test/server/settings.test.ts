import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { field, newSession } from './support/calls';
import { sharedPractice } from './support/test-practice';
import { errorsOf, fileOf, GIF, HTML, JPEG, PDF, PNG, SVG, upload, WEBP } from './support/uploads';

const MEGABYTE = 1024 * 1024;

describe('settings and profile calls', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  const attributes = async ({ get }: Pick<Awaited<ReturnType<typeof newSession>>, 'get'>) =>
    field((await get('administration-init')).body, 'admin', 'attributes');
  const sendAvatar = (token: string | undefined, value: File | string) =>
    upload(server, '/api/profile-store', token, { name: 'avatar', value });

  it('C28 every setting is stored and comes with the app data; a switch accepts the values of Laravel’s boolean rule', async () => {
    const session = await newSession(server);
    const { post } = session;
    const stranger = await newSession(server);
    const switches = { sound: false, desktop_notices: true, privacy: true, shortcuts: false };
    const others = { theme: 'dark', density: 'compact', waiting_mark: '15', waiting_long: '30' };
    for (const [name, value] of Object.entries({ ...switches, ...others })) {
      const answer = await post('settings-store', { name, value });
      assert.deepEqual([answer.status, answer.body], [200, { name, value }]);
    }
    for (const value of [1, '1', 0, '0']) {
      const stored = { name: 'sound', value: Number(value) === 1 };
      assert.deepEqual((await post('settings-store', { name: 'sound', value })).body, stored);
    }
    await post('settings-store', { name: 'theme', value: 'light' });
    assert.deepEqual(field(await attributes(session), 'settings'), { ...switches, ...others, theme: 'light' });
    assert.deepEqual(field(await attributes(stranger), 'settings'), {});
  });

  it('C28 the profile’s texts are stored trimmed, an empty one as null', async () => {
    const session = await newSession(server);
    const { doctor, token, post } = session;
    for (const [name, given, value] of [
      ['doctor_name', ' MUDr. Žofia  Nová ', 'MUDr. Žofia Nová'],
      ['specialization', 'Kardiológia', 'Kardiológia'],
      ['phone', '+421 900 000 000', '+421 900 000 000'],
      ['about', ' Prvý riadok\nDruhý riadok ', 'Prvý riadok\nDruhý riadok'],
    ] as const) {
      const answer = await post('profile-store', { name, value: given });
      assert.deepEqual([answer.status, answer.body], [200, { name, value }]);
      assert.equal(field(await attributes(session), name), value);
    }
    for (const [name, value] of Object.entries({ phone: null, specialization: '  ', about: '' })) {
      assert.deepEqual((await post('profile-store', { name, value })).body, { name, value: null });
      assert.equal(field(await attributes(session), name), null);
    }
    const form = await upload(server, '/api/profile-store', token, { name: 'phone', value: '0900' });
    assert.deepEqual(form.body, { name: 'phone', value: '0900' });
    assert.equal(server.practice.doctors.doctorOf(doctor.id)?.doctor_name, 'MUDr. Žofia Nová');
  });

  it('C28 a picture is public at an unguessable address, and cannot run scripts; a new one, or null, removes it', async () => {
    const session = await newSession(server);
    const { token, post } = session;
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    let last = '/api/avatars/x';
    for (const [head, type] of [
      [PNG, 'image/png'],
      [JPEG, 'image/jpeg'],
      [WEBP, 'image/webp'],
    ] as const) {
      const { status, body } = await sendAvatar(token, fileOf('blob', head, 30_000));
      assert.equal(status, 200);
      assert.equal(field(body, 'name'), 'avatar');
      const url = String(field(body, 'value'));
      assert.match(url, /^\/api\/avatars\/[\w-]{32}$/);
      assert.equal(field(await attributes(session), 'avatar'), url);
      assert.equal(await statusOf(last), 404);
      last = url;
      const picture = await fetch(server.url + url);
      assert.equal(picture.status, 200);
      assert.deepEqual(Buffer.from(await picture.arrayBuffer()).subarray(0, head.length), head);
      const names = ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'];
      const headers = names.map((name) => picture.headers.get(name)).join(' | ');
      assert.equal(headers, `${type} | nosniff | default-src 'none'; sandbox | private, max-age=31536000, immutable`);
    }
    const none = { name: 'avatar', value: null };
    assert.deepEqual((await post('profile-store', none)).body, none);
    assert.equal(field(await attributes(session), 'avatar'), null);
    for (const gone of [last, '/api/avatars/']) assert.equal(await statusOf(gone), 404);
  });

  it('C28 a picture is a PNG, JPG or WebP of at most five megabytes, whatever its name', async () => {
    const session = await newSession(server);
    const { token } = session;
    const wrong = { value: ['Súbor nie je PNG, JPG ani WebP'] };
    const others = [HTML, SVG, GIF, PDF].map((head) => fileOf('a.png', head));
    for (const file of [...others, fileOf('a.webp', Buffer.from('RIFF1234WAVE'))]) {
      const answer = await sendAvatar(token, file);
      assert.deepEqual([answer.status, errorsOf(answer)], [422, wrong]);
    }
    const empty = await sendAvatar(token, fileOf('a.png', Buffer.alloc(0)));
    assert.deepEqual([empty.status, errorsOf(empty)], [422, { value: ['Súbor je prázdny'] }]);
    assert.equal((await sendAvatar(token, fileOf('a.png', PNG, 5 * MEGABYTE + 1))).status, 413);
    assert.equal((await sendAvatar(token, fileOf('a.png', PNG, 9 * MEGABYTE))).status, 413);
    assert.equal(field(await attributes(session), 'avatar'), null);
    assert.equal((await sendAvatar(token, fileOf('a.png', PNG, 5 * MEGABYTE))).status, 200);
  });
});
