import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Doctor, NewDoctor } from '../../../server/features/doctors/store';
import type { Stores } from '../../../server/stores';
import { startServer, type RunningServer, type ServerOptions } from '../../../server/start-server';
import Libsql from 'libsql';

export interface TestPractice extends RunningServer {
  practice: Stores;
  databaseFile: string;
}

/** Registers a cleanup to run after the last test of the file, the newest first. */
export function onTestEnd(end: () => Promise<void> | void): void {
  endings.push(end);
}

const endings: (() => Promise<void> | void)[] = [];
after(async () => {
  for (const end of endings.reverse()) await end();
});

/** A real server on a free port with an empty database of its own, for as long as the test file runs. */
export async function startTestPractice(options: Partial<ServerOptions> = {}): Promise<TestPractice> {
  const databaseFile = options.databaseFile ?? join(await temporaryFolder(), 'practice.db');
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    timeZone: 'Europe/Bratislava',
    // Most tests are about a patient's requests, not about paired devices. In a demo this is the default.
    ...(options.demo ? {} : { kiosk: 'open' }),
    passwordCost: QUICK,
    ...options,
    databaseFile,
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestEnd(close);
  if (!server.practice) throw new Error('This server has no practice.');
  return { ...server, close, practice: server.practice, databaseFile };
}

/** A practice for all tests of a `describe`, started before the first one. */
export function sharedPractice(options: Partial<ServerOptions> = {}): TestPractice {
  let started: TestPractice | undefined;
  before(async () => {
    started = await startTestPractice(options);
  });
  return new Proxy({} as TestPractice, { get: (_, name): unknown => started && Reflect.get(started, name) });
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ordinacia-'));
  onTestEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Sessions that outlive the days that a test simulates. */
export const LASTING = { idleMs: 31_536_000_000, longestMs: 31_536_000_000 };

export const PASSWORD = 'tajné heslo 123';

/** A cheap hash: the usual cost would take most of the run, and one test checks it. */
export const QUICK = { N: 16, r: 8, p: 1 };

let count = 0;

/** A new doctor for each test, so that no test sees another's tickets or throttles. */
export async function newDoctor({ practice }: TestPractice, doctor: Partial<NewDoctor> = {}): Promise<Doctor> {
  count += 1;
  return practice.doctors.createDoctor({
    email: `lekar${count}@test.test`,
    password: PASSWORD,
    doctor_name: `MUDr. Test ${count}`,
    ...doctor,
  });
}

/** Runs statements on a database file, also beside the server that uses it. */
export function execute(databaseFile: string, sql: string): void {
  const connection = new Libsql(databaseFile);
  connection.exec(sql);
  connection.close();
}

export function rowsIn(databaseFile: string, sql: string, ...values: readonly unknown[]): object[] {
  const connection = new Libsql(databaseFile);
  const rows = connection.prepare(sql).all([...values]) as object[];
  connection.close();
  return rows;
}
