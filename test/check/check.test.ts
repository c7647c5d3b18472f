import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { before, describe, it } from 'node:test';
import { readArguments, readCredentials } from '../../check/options';
import { textPrinter } from '../../check/print';
import { OFFERED_CALLS, READ_CALLS } from '../../check/read-calls';
import { createReport, type Line } from '../../check/report';
import { checkBackend, type ExitCode } from '../../check/run';
import type { Credentials } from '../../check/session';
import { openSocket } from '../../check/socket';
import { definedCalls } from '../../build/elements/calls.mjs';
import type { Call } from '../../src/api/define-call';
import { DEMO_LOGIN } from '../../server/seed/seed-demo';
import { ALLOWED_ORIGIN, startBreakingProxy, type Break } from '../server/support/breaking-proxy';
import { BROKEN_LINES, changed, INIT, on, PATIENTS, type BrokenLine } from '../server/support/breaks';
import { startTestPractice, type TestPractice } from '../server/support/test-practice';

interface Outcome {
  code: ExitCode;
  lines: readonly Line[];
  /** The printed output. */
  printed: string;
  /** Requested pauses, in seconds. */
  waits: number[];
}

const CAPABILITIES = /"capabilities":\[[^\]]*\]/;
const LOGIN = { email: DEMO_LOGIN.email, password: DEMO_LOGIN.password };
/** The last one is `--write`. */
const WHOLE = ['--realtime-key', 'ordinacia', '--origin', ALLOWED_ORIGIN, '--write'];

/** Each round combines one fault of every kind that still has one. */
const ROUNDS: BrokenLine[][] = Array.from(
  { length: Math.max(...Object.values(BROKEN_LINES).map(({ length }) => length)) },
  (_, round) => Object.values(BROKEN_LINES).flatMap((kind) => kind.slice(round, round + 1)),
);

describe('the check of a backend', { timeout: 900_000 }, () => {
  let server: TestPractice;
  let doctorId: number;
  before(async () => {
    server = await startTestPractice({ demo: true, origins: [ALLOWED_ORIGIN] });
    doctorId = server.practice.doctors.doctors().find(({ email }) => email === DEMO_LOGIN.email)?.id ?? 0;
  });

  const token = () => ({ token: server.practice.sessions.startSession(doctorId) });

  async function check(args: readonly string[], credentials: Credentials = null, held?: Held): Promise<Outcome> {
    let printed = '';
    const printer = textPrinter((text) => (printed += text), false);
    const report = createReport(printer.line);
    const waits: number[] = [];
    const code = await checkBackend(readArguments(args).options, credentials, report, {
      deadline: held?.deadline ?? ((milliseconds) => AbortSignal.timeout(milliseconds)),
      pause: (milliseconds) => Promise.resolve(waits.push(milliseconds / 1000)),
    });
    printer.end(report.lines, code);
    return { code, lines: report.lines, printed, waits };
  }

  /** Runs the check through a backend with this fault. */
  async function checkBroken(fault: Break, args = WHOLE, credentials: Credentials = token()): Promise<Outcome> {
    const held = createHeld();
    const proxy = await startBreakingProxy(server, fault, held.end);
    try {
      return await check([proxy.url, ...args], credentials, held);
    } finally {
      await proxy.close();
    }
  }

  it('finds everything on the practice server, also after a login, and that only configured origins are allowed', async () => {
    const { code, lines, printed } = await check([server.url, ...WHOLE], LOGIN);
    assert.deepEqual([code, missingIn(lines)], [0, []], printed);
    const seen = (prefix: string) => lines.filter(({ id, state }) => id.startsWith(prefix) && state === 'holds').length;
    assert.equal(seen('login.') + seen('logout.'), 3);
    assert.equal(seen('realtime.'), 6);
    assert.equal(seen('forms.') + seen('changes.'), 8);
    assert.ok(seen('calls.') >= 12 && seen('times.') >= 12);
    const tickets = server.practice.waitingList.ticketsOf(doctorId).flatMap((group) => group.tickets).length;
    assert.equal(lines.find(({ id }) => id === 'calls.tickets')?.note, `${tickets} records`);
    const refused = await check([server.url, '--origin', 'https://other.example']);
    assert.equal(refused.code, 1);
    assert.ok(refused.lines.some(({ group, state }) => group === 'cors' && state === 'missing'));
  });

  it('says so of a backend on another origin, too, takes back what it has added, and waits where there are too many calls', async () => {
    const before = server.practice.waitingList.ticketsOf(doctorId);
    let refusals = 0;
    const { code, lines, printed, waits } = await checkBroken({
      answer(given, { path }) {
        // The removed header is only advised, so no line is missing without it.
        const { 'x-content-type-options': _, ...headers } = given.headers;
        if (path !== '/api/patients' || refusals > 0) return { ...given, headers };
        refusals += 1;
        return { ...given, status: 429, headers: { ...headers, 'retry-after': '30' } };
      },
    });
    assert.deepEqual([code, missingIn(lines)], [0, []], printed);
    assert.ok(lines.filter(({ group }) => group === 'cors').every(({ state }) => state === 'holds'));
    assert.deepEqual(idsIn(server.practice.waitingList.ticketsOf(doctorId)), idsIn(before));
    assert.match(printed, /! A browser is told not to guess\n/);
    assert.match(printed, / · 0 missing · 1 advised · /);
    assert.deepEqual(waits, [30]);
    assert.equal(lines.find(({ id }) => id === 'headers.retry-after')?.state, 'holds');
  });

  it('only reads without --write: no change is sent', async () => {
    const sent = new Set<string>();
    const fault: Break = {
      answer(given, { method, path, text }) {
        if (method === 'POST' && text !== '{}') sent.add(path);
        return given;
      },
    };
    const { lines } = await checkBroken(fault, WHOLE.slice(0, -1));
    assert.deepEqual([...sent].sort(), ['/api/admin/login', '/api/schedule-times', '/broadcasting/auth']);
    const unseen = lines.filter(({ group }) => group === 'forms' || group === 'changes');
    assert.ok(unseen.every(({ state, note }) => state === 'unseen' && note === 'needs --write'));
  });

  it('leaves no listener at the deadline of a socket that has opened', async () => {
    const { signal } = new AbortController();
    const socket = await openSocket(`ws://localhost:${server.port}/app/ordinacia?protocol=7`, server.url, signal, 5000);
    assert.ok(typeof socket === 'object');
    socket.close();
    assert.deepEqual(getEventListeners(signal, 'abort'), []);
  });

  it('without a login checks what needs none; wants TLS, but for an address of this machine', async () => {
    const { port } = new URL(server.url);
    const { code, lines } = await check([`http://127.0.0.1:${port}`]);
    assert.equal(code, 0);
    assert.deepEqual(missingIn(lines), []);
    const stateOf = (id: string) => lines.find((line) => line.id === id)?.state;
    for (const id of 'address.answers login.wrong refusals.open refusals.no-token realtime.no-token'.split(' '))
      assert.equal(stateOf(id), 'holds', id);
    assert.equal(stateOf('address.tls'), 'unseen');
    const open = await check([`http://0.0.0.0:${port}`]);
    assert.deepEqual([open.code, missingIn(open.lines)[0]], [1, 'address.tls']);
  });

  for (const group of ROUNDS) {
    it(`finds each fault and no other, prints as text what came, leaves no appointment: ${group.map(([line]) => line).join(', ')}`, async (t) => {
      // The check waits for the right event, which a backend that renames it never sends. Shorter timeouts save this time.
      const { timeout } = AbortSignal;
      t.mock.method(AbortSignal, 'timeout', (milliseconds: number) => timeout(milliseconds / 100));
      const before = server.practice.waitingList.ticketsOf(doctorId);
      const { code, lines, printed } = await checkBroken(allOf(group.map(([, , fault]) => fault)));
      assert.deepEqual(missingIn(lines).sort(), group.map(([line]) => line).sort(), printed);
      assert.equal(code, 1);
      for (const control of ['\u001b', '\u0007']) assert.ok(!printed.includes(control));
      assert.deepEqual(idsIn(server.practice.waitingList.ticketsOf(doctorId)), idsIn(before));
      for (const [line, words] of group) {
        const said = lines.find(({ id }) => id === line);
        assert.ok(
          [said?.came ?? '', ...(said?.places ?? [])].some((each) => words.test(each)),
          printed,
        );
      }
    });
  }

  it('for the waiting room alone, makes only its calls', async () => {
    const asked = new Set<string>();
    const rest = /recepts|payments|payouts|dashboard|schedules|login/;
    const fault: Break = {
      answer(given, { path }) {
        asked.add(path);
        return rest.test(path) && given.status !== 204 ? { ...given, status: 404, text: '{"message":""}' } : given;
      },
    };
    const args = ['--element', 'waiting-room', ...WHOLE.slice(0, -1)];
    const { code, lines, printed } = await checkBroken(fault, args);
    assert.deepEqual([code, missingIn(lines)], [0, []], printed);
    assert.match(printed, /GET \/api\/recepts \(<ordinacia-waiting-room> does not need it\)/);
    assert.ok(asked.has('/api/tickets') && asked.has('/api/office-hours-get'));
  });

  it('for the waiting room alone, needs the patients where tickets can be added', async () => {
    const noPatients = on(PATIENTS, { status: 404, text: '{"message":""}' });
    const stateFor = async (element: string, capabilities: string) => {
      const offered = changed(INIT, CAPABILITIES, `"capabilities":${capabilities}`);
      const { lines } = await checkBroken(allOf([offered, noPatients]), ['--element', element]);
      assert.equal(lines.find(({ id }) => id === 'calls.administration-init')?.state, 'holds');
      return lines.find(({ id }) => id === 'calls.patients')?.state;
    };
    assert.equal(await stateFor('waiting-room', '["ticket-add"]'), 'missing');
    assert.equal(await stateFor('waiting-room', '{"0":"display","2":"ticket-add"}'), 'missing');
    assert.equal(await stateFor('waiting-room', '["ticket-move"]'), 'unseen');
    assert.equal(await stateFor('hot-panel', '["ticket-add"]'), 'unseen');
  });

  it('names the wrong field in the advice: capabilities that are no list, which the panel would read as none, or a time', async () => {
    const announcement = '{"id":1,"note":"x","expired_at":"2026-12-10 08:00:00"}';
    const zoneless = changed(INIT, '"admin":{', `"admin":{"special_announcement":${announcement},`);
    const { lines } = await checkBroken(
      allOf([zoneless, changed(INIT, CAPABILITIES, '"capabilities":{"ticket-add":true}')]),
    );
    const { places } = lines.find(({ id }) => id === 'calls.administration-init') ?? {};
    assert.deepEqual(places, ['answer: admin.attributes.capabilities (sent, but not of its kind)']);
    const line = lines.find(({ id }) => id.endsWith('expired_at'));
    assert.equal(line?.state, 'missing');
    assert.match(line.mend ?? '', /^\$record->expired_at->toIso8601String\(\).+'expired_at' => 'datetime'/);
  });

  it('prints nothing of anybody, whatever is wrong', async () => {
    const { printed } = await checkBroken({
      answer: (given) => ({ ...given, text: given.text.replaceAll(/"(?:id|ticket_title|created_at)":/g, '"wrong":') }),
    });
    assert.match(printed, /patient 3: id/);
    const people = server.practice.patients.patientsOf(doctorId).map(({ attributes }) => attributes.fullname);
    assert.ok(people.length > 10);
    for (const name of people) assert.ok(!printed.includes(name));
    assert.ok(!printed.includes(DEMO_LOGIN.email));
  });

  it('calls other paths when they are configured', async () => {
    const { lines } = await check([server.url, '--realtime-auth', '/elsewhere/auth'], token());
    assert.match(lines.find(({ id }) => id === 'realtime.own-channel')?.came ?? '', /^404 with HTML$/);
  });

  it('refuses what it cannot understand, and repeats no secret', async () => {
    const cases: readonly (readonly [RegExp, ...string[]])[] = [
      [/Which backend/],
      [/has to be like https:\/\/portal\.example/, 'portal.example'],
      [/has to be like https:\/\/portal\.example/, 'https://doctor:s3cret@portal.example'],
      [/'--password'/, server.url, '--password=s3cret'],
      [/never an argument/, server.url, '--token', 's3cret'],
      [/ORDINACIA_PASSWORD/, server.url, '--email', 'a@b.sk'],
      [/ORDINACIA_TOKEN is empty/, server.url, '--token'],
      [/Either --email or --token/, server.url, '--token', '--email', 'a@b.sk'],
      [/--origin/, server.url, '--origin', 'https://clinic.example/path'],
      [/--timeout/, server.url, '--timeout', 'soon'],
      [/--realtime-scheme/, server.url, '--realtime-scheme', 'wss'],
      [/--endpoints: the file cannot be read/, server.url, '--endpoints', '/missing.json'],
    ];
    for (const [message, ...args] of cases) {
      const read = async () => readCredentials(readArguments(args), {});
      await assert.rejects(read, (error: Error) => message.test(error.message) && !error.message.includes('s3cret'));
    }
  });

  it('cannot run: no server; a wrong password or a void token, whatever is missing besides', async () => {
    const proxy = await startBreakingProxy(server);
    await proxy.close();
    const nobody = await check([proxy.url]);
    assert.deepEqual([nobody.code, missingIn(nobody.lines)], [2, ['address.answers']]);

    const isBroken: Break = { answer: (given, { path }) => (path === '/broadcasting/auth' ? 'cut' : given) };
    for (const [credentials, said] of [
      [{ email: 'nobody@practice.test', password: 'not this one' }, /this e-mail and password are refused/],
      [{ token: 'void' }, /the token is refused/],
    ] as const) {
      const { code, lines, printed } = await check([server.url], credentials);
      assert.deepEqual([code, missingIn(lines)], [2, []]);
      assert.match(printed, said);
      const broken = await checkBroken(isBroken, WHOLE, credentials);
      assert.equal(broken.code, 2);
      assert.notDeepEqual(missingIn(broken.lines), []);
    }
  });

  it('reports that the whole address has moved, and makes no more calls', async () => {
    const moved = (path: string) => ({
      status: 301,
      headers: { location: `https://www.portal.example${path}` },
      text: '',
    });
    const { code, lines, printed } = await checkBroken({ answer: (_, { path }) => moved(path) });
    assert.deepEqual(missingIn(lines), ['address.stays']);
    assert.equal(code, 1);
    assert.match(printed, /Set api-base to https:\/\/www\.portal\.example\./);
    assert.equal(lines.length, 3);
  });
});

/**
 * Calls that the check must not make: a GET that changes something, a call that only the practice server has, or one that opens a
 * patient's data, which a server logs.
 */
const NOT_MADE = [
  '/api/display',
  '/api/kiosk',
  '/api/notifications-clear',
  '/api/patient-access-log',
  '/api/patient-export',
  '/api/patient-history',
];

it('the check makes every call that only reads: those of capabilities where they are offered', async () => {
  const reads = (await definedCalls()).filter(({ method }) => method === 'GET');
  const paths = (calls: readonly Call[]) => calls.map(({ path }) => path).sort();
  const made = reads.filter(({ path }) => !NOT_MADE.includes(path));
  assert.equal(made.length, reads.length - NOT_MADE.length);
  assert.deepEqual(paths(READ_CALLS), paths(made.filter(({ capability }) => capability === undefined)));
  assert.deepEqual(paths(OFFERED_CALLS), paths(made.filter(({ capability }) => capability !== undefined)));
});

const missingIn = (lines: readonly Line[]) => lines.filter(({ state }) => state === 'missing').map(({ id }) => id);

const idsIn = (groups: ReturnType<TestPractice['practice']['waitingList']['ticketsOf']>) =>
  groups.flatMap(({ tickets }) => tickets.map(({ id }) => id));

const allOf = (faults: readonly Break[]): Break => ({
  ...faults.reduce((all, fault) => ({ ...all, ...fault }), {}),
  answer: (given, asked) =>
    faults.reduce<ReturnType<NonNullable<Break['answer']>>>(
      (changed, { answer }) => (typeof changed === 'string' ? changed : (answer?.(changed, asked) ?? changed)),
      given,
    ),
});

type Held = ReturnType<typeof createHeld>;

/** Deadlines that abort when a call is held, and never before. */
function createHeld() {
  let current = new AbortController();
  return {
    deadline() {
      current = new AbortController();
      return current.signal;
    },
    end: () => current.abort(new DOMException('Time is up.', 'TimeoutError')),
  };
}
