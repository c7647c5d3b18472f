import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
import { call, field, routesOf, newSession } from './support/calls';
import { fieldsIn, refusals, withValue, type Fields, type RefusedFields } from './support/refusals';
import { newDoctor, startTestPractice, type TestPractice, sharedPractice } from './support/test-practice';
import { errorsOf, upload, statusAfterAll } from './support/uploads';
import { createClientAddress } from '../../server/client-address';
import { createPracticeApp } from '../../server/practice-app';
import { createOwnRealtime } from '../../server/realtime/realtime';
import { invite } from './support/colleagues';
import { addAbsence, hoursOn } from './support/hours';

const METHODS = ['GET', 'POST'] as const;

describe('refused requests', () => {
  const server = sharedPractice();

  it('C13 a wrong method is 405 and names the allowed one', async () => {
    const { status, body, headers } = await call(server, 'GET', '/api/ticket-next');
    assert.equal(status, 405);
    assert.equal(headers.get('allow'), 'POST');
    assert.deepEqual(body, {
      message: 'The GET method is not supported for this route. Supported methods: POST.',
    });
    for (const [path, methods] of [
      ['/api/tickets', 'GET, HEAD'],
      ['/api/calendar-feed', 'GET, HEAD, POST'],
    ] as const)
      assert.equal((await call(server, 'DELETE', path)).headers.get('allow'), methods);
  });

  it('C1 C28 every call needs a session, answers no other method, and its answer is kept by nobody', async () => {
    const open = ['', 'nonsense', 'x'.repeat(54), 'á'].map((token) => `Bearer ${encodeURIComponent(token)}`);
    const routes = routesOf(server);
    for (const { method, path: route, right } of routes) {
      if (right === 'open') continue;
      const path = route.replace(':payout', '1');
      for (const Authorization of route === '/api/tickets' ? open : [`Bearer ${'x'.repeat(54)}`]) {
        const { status, body, headers } = await call(server, method, path, { headers: { Authorization } });
        assert.deepEqual([route, status, body], [route, 401, { message: 'Unauthenticated.' }]);
        assert.equal(headers.get('cache-control'), 'no-store', route);
      }
      const own = routes.filter((each) => each.path === route).map((each) => each.method);
      const other = METHODS.find((each) => !own.includes(each)) ?? 'PUT';
      assert.equal((await call(server, other, path)).status, 405, route);
    }
  });

  it('the server answers no call that has no log line and right', () => {
    const app = createPracticeApp(server.practice, createOwnRealtime(), {
      hostFolder: '/',
      distFolder: '/',
      registration: 'open',
      kiosk: 'open',
      clientAddress: createClientAddress(),
    });
    const handled = routesOf(server).map(({ method, path }) => `${method} ${path}`);
    const routes = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))];
    const calls = routes.filter((route) =>
      /^(?:GET|POST) \/(?:(?:(?:kiosk|display)\/)?(?:api|apps|broadcasting)|calendar-feed)\//.test(route),
    );
    assert.deepEqual(calls.sort(), handled.sort());
  });

  it('an unknown call is 404 in JSON', async () => {
    for (const path of ['/api', '/api/nothing', '/api/tickets/1', '/broadcasting/else', '/kiosk/api/x', '/apps/x']) {
      const { status, body } = await call(server, 'GET', path);
      assert.deepEqual([path, status, body], [path, 404, { message: '' }]);
    }
  });

  it('a body over 64 kB is 413, with and without a length', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(70_000) });
    const measured = await call(server, 'POST', '/api/admin/login', { body: large });
    assert.equal(measured.status, 413);
    assert.deepEqual(measured.body, { message: 'The request body is too large.' });
    const json = { 'Content-Type': 'application/json' };
    const chunks = statusAfterAll(`${server.url}/kiosk/api/tickets`, Buffer.from(large), json, { isMeasured: false });
    assert.equal(await chunks, 413);
  });

  it('C1 a session may call 600 times a minute, independent of other sessions', async () => {
    const [busy, calm] = [await newSession(server), await newSession(server)];
    const left = async ({ get }: typeof busy) => {
      const { headers } = await get('patients');
      return ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) => headers.get(name)).join();
    };
    assert.deepEqual([await left(busy), await left(busy), await left(calm)], ['600,599', '600,598', '600,599']);
  });

  const LISTS = 'tickets tickets-history recepts patients office-hours-get absences colleagues sessions'.split(' ');
  const listsOf = (token: string) =>
    Promise.all(LISTS.map(async (path) => (await call(server, 'GET', `/api/${path}`, { token })).body));

  it('C8 C9 C13 C14 C16 C17 C18 C19 C21 records of another doctor are not found, as those that nobody has, and stay as they were', async () => {
    const { practice } = server;
    const { doctor, token } = await newSession(server);
    const stranger = await newSession(server);
    const user = practice.people.createUser({ fullname: 'Cudzí Pacient' }).id;
    practice.patients.addPatient(doctor.id, user);
    const ticket = practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: user }).id;
    const term = practice.tickets.addTicket(doctor.id, { type: 'schedule', time: '08:00' }).id;
    const served = practice.tickets.addTicket(doctor.id, { type: 'queue' }).id;
    practice.handledTickets.nextTicket(doctor.id, served);
    const recept = practice.recepts.addRecept(doctor.id, { user_id: user, recept_title: 'Euthyrox' }).id;
    const good = hoursOn('monday', '08:00', '12:00');
    const hours = practice.officeHours.addOfficeHours(doctor.id, good).id;
    addAbsence(server, doctor.id, '2026-12-10 08:00', '2026-12-11 08:00');
    const absence = practice.absences.absencesOf(doctor.id)[0]?.id ?? 0;
    practice.announcements.addSpecialAnnouncement(doctor.id, { note: 'Oznam', expired_at: new Date('2999-01-01') });
    const announcement = practice.announcements.specialAnnouncementOf(doctor.id)?.id ?? 0;
    const { id: colleague } = await invite(server, token);
    const session = practice.sessions.sessionsOf(doctor.id)[0]?.id ?? 0;
    const before = await listsOf(token);
    const cases: readonly (readonly [path: string, model: string, id: number, more?: object])[] = [
      ['ticket-next', 'Ticket', ticket],
      ['ticket-reject', 'Ticket', ticket],
      ['ticket-call', 'Ticket', ticket],
      ['ticket-no-show', 'Ticket', ticket],
      ['ticket-move', 'Ticket', ticket, { place: 'first' }],
      ['event-move', 'Ticket', term, { version: 1, day: '2999-01-01', time: '08:00', duration_minutes: 30 }],
      ['ticket-return', 'Ticket', served],
      ['recept-accepted', 'Recept', recept],
      ['recept-rejected', 'Recept', recept],
      ['patient-add-to-doctor', 'User', user],
      ['patient-delete', 'Patient', user],
      ['office-hours-add', 'OfficeHours', hours, good],
      ['office-hours-remove', 'OfficeHours', hours],
      ['absence-remove', 'Absence', absence],
      ['special-announcements-remove', 'SpecialAnnouncement', announcement],
      ['colleague-link', 'Colleague', colleague],
      ['colleague-remove', 'Colleague', colleague],
      ['session-end', 'Session', session],
    ];
    for (const [path, model, id, more] of cases)
      for (const asked of [id, 987_654, -1, 2 ** 60]) {
        const body = { id: asked, ...more };
        const answer = await call(server, 'POST', `/api/${path}`, { token: stranger.token, body });
        const message = `No query results for model [App\\Models\\${model}] ${asked}`;
        assert.deepEqual([path, answer.status, answer.body], [path, 404, { message }]);
      }
    assert.deepEqual(await listsOf(token), before);
    assert.equal(practice.announcements.specialAnnouncementOf(doctor.id)?.id, announcement);
    const theirs = JSON.stringify(await listsOf(stranger.token));
    for (const foreign of ['Cudzí', 'Euthyrox', 'Ordinačné', '2026-12-10', 'Jana'])
      assert.ok(!theirs.includes(foreign));
  });
});

/** Calls without fields, or whose fields are never refused individually. */
const WITHOUT_FIELDS = [
  '/api/setup-check',
  '/api/logout',
  '/api/sessions-end-others',
  '/api/display-key',
  '/api/calendar-feed',
  '/api/calendar-feed-revoke',
  '/broadcasting/auth',
  '/apps/:app/events',
];

/** A server for the calls without a throttle; each call has its own doctor. */
let unlimited: TestPractice;

describe('request fields', { timeout: 120_000 }, () => {
  before(async () => {
    unlimited = await startOpen();
  });

  it('of every call have bad values listed', () => {
    const listed = new Set([...WITHOUT_FIELDS, ...refusals.flatMap(({ paths }) => paths)]);
    const posts = routesOf(unlimited).flatMap(({ method, path }) => (method === 'POST' ? path : []));
    for (const path of posts) assert.ok(listed.has(path), path);
    for (const { paths, schema, refused } of refusals) {
      const entries = schema && 'entries' in schema && typeof schema.entries === 'object' ? schema.entries : null;
      const names = ['token', ...Object.keys(refused).map((path) => path.split('.')[0])];
      for (const name of Object.keys(entries ?? {})) assert.ok(names.includes(name), `${paths[0]}: ${name}`);
    }
  });

  for (const refusedFields of refusals) {
    const { paths, good } = refusedFields;
    const title =
      paths.join(', ') + ('name' in good && paths[0]?.includes('store') ? ` (${String(good['name'])})` : '');

    it(`${title}: each bad value is an error at its field only, and the longest text is none`, async () => {
      const [first = '', ...others] = paths;
      await expectRefusals(first, refusedFields);
      // The other paths use the same schema.
      const one = Object.entries(refusedFields.refused).slice(0, 1);
      const refused = Object.fromEntries(one.map(([name, values]) => [name, values.slice(0, 1)]));
      for (const path of others) await expectRefusals(path, { ...refusedFields, refused });
    });
  }
});

async function startOpen() {
  const server = await startTestPractice({ registration: 'open' });
  await newDoctor(server, { email: 'lekar@taken.test', doctor_name: 'MUDr. Taken' });
  return server;
}

async function expectRefusals(path: string, { method = 'POST', good, refused, attempts }: RefusedFields) {
  const start = async () => {
    const server = attempts === undefined ? unlimited : await startOpen();
    const doctor = await newDoctor(server);
    // No login call: the server throttles logins.
    return { server, doctor, token: server.practice.sessions.startSession(doctor.id) };
  };
  let at = await start();
  let count = 0;
  const answerTo = async (name: string, value: unknown) => {
    // A new server has fresh throttles.
    if (attempts !== undefined && count > 0 && count % attempts === 0) at = await start();
    count += 1;
    const sent = typeof value === 'function' ? (value as (doctor: Doctor) => unknown)(at.doctor) : value;
    const fields = typeof good === 'function' ? good(at.server, at.doctor) : good;
    // A password and its confirmation change together.
    const isPair = field(sent, 'password_confirmation') !== undefined;
    const body = isPair ? { ...fields, ...fieldsIn(sent) } : withValue(fields, name.split('.'), sent);
    return send(at.server, at.token, method, path, body);
  };
  for (const [name, values] of Object.entries(refused)) {
    for (const [value, message] of values) {
      const answer = await answerTo(name, value);
      assert.deepEqual(
        [name, value, answer.status, field(answer.body, 'message'), errorsOf(answer)],
        [name, value, 422, 'Zadané údaje nie sú platné.', { [name]: [message] }],
      );
      if (typeof value === 'string' && /^x{50,}$/.test(value) && name !== 'request_id') {
        const errors = errorsOf(await answerTo(name, value.slice(1)));
        assert.equal(field(errors, name)?.toString().includes('najviac') ?? false, false, name);
      }
    }
  }
}

function send(server: TestPractice, token: string, method: 'GET' | 'POST', path: string, body: Fields) {
  if (path === '/api/invoice-upload') {
    const parts = Object.entries(body).flatMap(([name, value]) =>
      value instanceof File || typeof value === 'string' ? [[name, value] as const] : [],
    );
    return upload(server, path, token, Object.fromEntries(parts));
  }
  if (method === 'POST') return call(server, method, path, { token, body });
  const query = Object.entries(body).map(([name, value]) => [name, String(value)]);
  return call(server, method, `${path}?${new URLSearchParams(query).toString()}`, { token });
}
