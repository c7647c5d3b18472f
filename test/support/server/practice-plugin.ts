import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestRunnerPlugin, TestRunnerCoreConfig } from '@web/test-runner';
import { startServer, type RunningServer } from '../../../server/start-server';
import type { Stores } from '../../../server/stores';
import type { NewTicket } from '../../../server/features/tickets/tickets';
import { createGateway, type Fault } from './gateway';
import { setUpOffice, type OfficeSetup, addRecords, doctorCommands, type PracticeRecords } from './practice-records';

export type Middleware = NonNullable<TestRunnerCoreConfig['middleware']>[number];

/** `user` is created with the ticket; `isPatient` puts them on the doctor's list. Instants are ISO 8601. */
interface SetUpTicket extends Omit<NewTicket, 'user_id' | 'created_at'> {
  user?: { fullname: string; avatar?: string; phone?: string; isPatient?: boolean };
  created_at?: string;
}

interface Calls {
  lane: string;
  path: string;
  count: number;
}

export interface PracticeSetup extends OfficeSetup, PracticeRecords {
  tickets?: SetUpTicket[];
  /** Capabilities that the server offers; those of account and kiosk by default. */
  capabilities?: readonly string[];
}

const PASSWORD = 'tajne-heslo';
/** A cheap hash: every test creates a doctor; the usual cost would take a quarter of the run. */
const QUICK = { N: 16, r: 8, p: 1 };

/** Default capabilities, without those of the waiting room. */
const ACCOUNT = ['password', 'sessions', 'second-factor', 'kiosk'];

/** The real practice server in the runner's process, a gateway in front of it, and the commands that control both. */
export function testPractice(timeZone: string): { plugin: TestRunnerPlugin; middleware: Middleware } {
  const folder = mkdtempSync(join(tmpdir(), 'ordinacia-test-'));
  let server: RunningServer | undefined;
  let last = 0;
  const offered = new Map<number, readonly string[]>();
  const gateway = createGateway(() => server?.port ?? 0);

  const practice = (): Stores => {
    if (!server?.practice) throw new Error('The practice server does not run.');
    return server.practice;
  };

  async function createPractice({ tickets = [], capabilities = ACCOUNT, ...setup }: PracticeSetup) {
    last += 1;
    const email = `lekar${last}@test.sk`;
    const doctor = await practice().doctors.createDoctor({
      email,
      password: PASSWORD,
      doctor_name: `MUDr. Test ${last}`,
    });
    offered.set(doctor.id, capabilities);
    const ids = tickets.map((ticket) => addTicket(doctor.id, ticket, true));
    const office = await setUpOffice(practice(), doctor.id, setup);
    const recordIds = addRecords(practice(), doctor.id, setup);
    const token = practice().sessions.startSession(doctor.id);
    const { id: doctorId, code } = doctor;
    return { doctorId, code, email, password: PASSWORD, token, ids, recordIds, lane: `l${last}`, ...office };
  }

  function addTicket(doctorId: number, { user, created_at, ...ticket }: SetUpTicket, isSilent = false) {
    const created = user && practice().people.createUser(user);
    if (created && user.isPatient) practice().patients.addPatient(doctorId, created.id);
    const createdAt = created_at === undefined ? {} : { created_at: new Date(created_at) };
    const owner = created ? { user_id: created.id } : {};
    return practice().tickets.addTicket(doctorId, { ...ticket, ...createdAt, ...owner }, { isSilent }).id;
  }

  const ofDoctor = Object.entries(doctorCommands).map(([name, run]) => {
    const command = (payload: { doctorId: number }) => run(practice(), payload.doctorId, payload as never);
    return [`practice:${name}`, command] as const;
  });

  const commands: Record<string, (payload: never) => unknown> = {
    ...Object.fromEntries(ofDoctor),
    'practice:create': createPractice,
    'practice:add': ({ doctorId, ticket }: { doctorId: number; ticket: SetUpTicket }) => addTicket(doctorId, ticket),
    'practice:session': ({ token }: { token: string }) => practice().sessions.sessionOf(token) !== null,
    'practice:end-session': ({ token }: { token: string }) => {
      const session = practice().sessions.sessionOf(token);
      if (session) practice().sessions.logOut(session);
    },
    'gateway:fault': ({ lane, fault }: Calls & { fault: Fault }) => gateway.setFault(lane, fault),
    'gateway:clear': ({ lane, path }: Calls) => gateway.clearFaults(lane, path),
    'gateway:seen': ({ lane }: Calls) => gateway.seen(lane),
    'gateway:forget': ({ lane }: Calls) => gateway.forgetSeen(lane),
    'gateway:until-seen': ({ lane, path, count }: Calls) => gateway.untilSeen(lane, path, count),
    'gateway:until-answered': ({ lane, path, count }: Calls) => gateway.untilAnswered(lane, path, count),
    'gateway:until-held': ({ lane, path, count }: Calls) => gateway.untilHeld(lane, path, count),
    'gateway:release': ({ lane, path }: Calls) => gateway.release(lane, path),
    'practice:ping': () => null,
    'practice:url': () => `http://127.0.0.1:${server?.port ?? 0}`,
    'gateway:mute-sockets': () => gateway.muteSockets(),
    'gateway:open-sockets': () => gateway.openSockets(),
    'gateway:cut-sockets': ({ isRefusing }: { isRefusing: boolean }) => gateway.cutSockets(isRefusing),
  };

  const middleware: Middleware = (context, next) => {
    if (!gateway.handle(context.req, context.res)) return next();
    context.respond = false;
    // Otherwise koa sets 404, which the runner reports.
    context.status = 200;
    return Promise.resolve();
  };

  const plugin: TestRunnerPlugin = {
    name: 'practice',
    async serverStart({ server: web, config: { port } }) {
      server = await startServer({
        host: '127.0.0.1',
        port: 0,
        databaseFile: join(folder, 'practice.db'),
        timeZone,
        // Allows the runner's page, which has another origin.
        origins: [`http://localhost:${port}`],
        registration: 'open',
        kiosk: 'open',
        passwordCost: QUICK,
        offers: (doctorId) => offered.get(doctorId) ?? ACCOUNT,
        // Set by test/run.mjs when tests use a quick bundle of the panel instead of `dist`.
        pages: process.env.PANEL_FOLDER ? { distFolder: resolve(process.env.PANEL_FOLDER) } : {},
      });
      web?.on('upgrade', gateway.upgrade);
    },
    async serverStop() {
      await server?.close();
      rmSync(folder, { recursive: true, force: true });
    },
    async executeCommand({ command, payload }) {
      const run = commands[command];
      if (!run) return undefined;
      // A command must return a value, or the runner treats it as unknown.
      return { result: (await run(payload as never)) ?? null };
    },
  };
  return { plugin, middleware };
}
