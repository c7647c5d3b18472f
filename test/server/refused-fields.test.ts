import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
import { call, field } from './support/calls';
import { refusals, type Fields, type RefusedFields } from './support/refusals';
import { routesOf } from './support/routes';
import { newDoctor, startTestPractice, type TestPractice } from './support/test-practice';
import { errorsOf, upload } from './support/uploads';

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
    assert.deepEqual(
      posts.filter((path) => !listed.has(path)),
      [],
    );
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

/** A copy with another value at a path such as `time_schedules.0.hours_day`; JSON omits `undefined`. */
function withValue(fields: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return { ...fields, [name]: value };
  const inner = fields[name];
  if (Array.isArray(inner)) {
    const [index = '', ...deeper] = rest;
    const changed = inner.map((each: unknown, at) =>
      at === Number(index) ? withValue(fieldsIn(each), deeper, value) : each,
    );
    return { ...fields, [name]: changed };
  }
  return { ...fields, [name]: withValue(fieldsIn(inner), rest, value) };
}

const fieldsIn = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
