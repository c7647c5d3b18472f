import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { refusals } from './support/refusals';
import type { Fields, RefusedFields } from './support/refused-values';
import { startTestPractice, type TestPractice } from './support/test-practice';
import { errorsOf, upload } from './support/uploads';

describe('request fields', { timeout: 60_000 }, () => {
  for (const refusedFields of refusals) {
    const { paths, schema, good, refused } = refusedFields;
    const title = paths.join(', ') + ('name' in good ? ` (${String(good['name'])})` : '');

    it(`${title}: each field has bad values listed`, () => {
      const entries = 'entries' in schema && typeof schema.entries === 'object' ? schema.entries : null;
      const names = Object.keys(refused).map((path) => path.split('.')[0]);
      for (const name of Object.keys(entries ?? {})) assert.ok(names.includes(name), name);
    });

    it(`${title}: each bad value is an error at its field only`, async () => {
      for (const path of paths) await expectRefusals(path, refusedFields);
    });
  }
});

async function expectRefusals(path: string, { method = 'POST', good, refused, attempts = 50 }: RefusedFields) {
  let server: TestPractice | undefined;
  let token = '';
  let count = 0;
  for (const [name, values] of Object.entries(refused)) {
    for (const [value, message] of values) {
      // A new server has fresh throttles.
      if (!server || count % attempts === 0) {
        server = await startTestPractice({ registration: 'open' });
        ({ token } = await newSession(server));
      }
      count += 1;
      const answer = await send(server, token, method, path, withValue(good, name.split('.'), value));
      assert.deepEqual(
        [name, value, answer.status, field(answer.body, 'message'), errorsOf(answer)],
        [name, value, 422, 'Zadané údaje nie sú platné.', { [name]: [message] }],
      );
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

/** The same with another value at a path such as `time_schedules.0.hours_day`; `undefined` is left out of the JSON. */
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
