import type { Doctor } from '../features/doctors/store';
import type { Stores } from '../stores';
import type { Command, CommandContext } from './command';
import { CommandProblem, doctorOf, idIn, isConfirmed, minuteOf, nameOf, readArguments } from './command';
import { withLogLine, withStores } from './database-access';

export const DOCTOR_SESSIONS: Command = {
  name: 'doctor sessions',
  summary: 'lists the places where a doctor is logged in, and ends them',
  help: `npm run practice -- doctor sessions DOCTOR [--end ID | --end-all] [--yes]

Lists where a doctor (id or e-mail) is logged in: id, last change, login, browser.

  --end ID    ends one of them
  --end-all   ends all of them, and asks first
  --yes       does not ask

A panel whose session has ended asks for the login within seconds; what was typed in it waits.`,
  run: (args, context) =>
    withStores(context, (stores) => {
      const { values, words } = readArguments(args, OPTIONS, 1);
      const doctor = doctorOf(stores, words[0]);
      if (values.end !== undefined) return endOne(stores, doctor, values.end, context);
      return values['end-all'] ? endAll(stores, doctor, context) : listSessions(stores, doctor, context);
    }),
};

const OPTIONS = { end: { type: 'string' }, 'end-all': { type: 'boolean' } } as const;

type UsedStores = Pick<Stores, 'colleagues' | 'log' | 'sessions' | 'transaction'>;

function listSessions(stores: UsedStores, doctor: Doctor, { print }: CommandContext) {
  const sessions = stores.sessions.sessionsOf(doctor.id);
  for (const { id, used_at, created_at, device } of sessions) {
    print(
      `${String(id).padStart(6)}  used ${minuteOf(used_at)}  since ${minuteOf(created_at)}  ${device ?? 'unknown browser'}`,
    );
  }
  if (sessions.length === 0) print(`Doctor ${nameOf(doctor)} is logged in nowhere.`);
  return 0;
}

function endOne(stores: UsedStores, doctor: Doctor, given: string, { print }: CommandContext) {
  const id = idIn('--end', given);
  const action = { action: 'cli.session-ended', doctorId: doctor.id, record: { kind: 'session', id } };
  withLogLine(stores, action, () => {
    if (stores.sessions.endSession(doctor.id, id)) return;
    throw new CommandProblem(`Doctor ${nameOf(doctor)} has no session ${id}.`);
  });
  print(`Session ${id} has ended.`);
  return 0;
}

async function endAll(stores: UsedStores, doctor: Doctor, context: CommandContext) {
  const count = stores.sessions.sessionsOf(doctor.id).length;
  if (!(await isConfirmed(context, `End ${count} sessions of doctor ${nameOf(doctor)}?`))) return 1;
  withLogLine(stores, { action: 'cli.sessions-ended', doctorId: doctor.id }, () =>
    stores.sessions.endSessionsOf(doctor.id),
  );
  context.print(`${count} sessions have ended.`);
  return 0;
}

export const DOCTOR_COLLEAGUES: Command = {
  name: 'doctor colleagues',
  summary: 'lists who else works in a doctor’s practice by a login of their own, and removes them',
  help: `npm run practice -- doctor colleagues DOCTOR [--remove ID] [--yes]

Lists the colleagues of a doctor (id or e-mail), whom the doctor invites in the panel's settings: id, name, e-mail or until when the link
is good, last change.

  --remove ID   ends the login of one of them, and asks first; panels log out within seconds
  --yes         does not ask`,
  run: (args, context) =>
    withStores(context, (stores) => {
      const { values, words } = readArguments(args, { remove: { type: 'string' } }, 1);
      const doctor = doctorOf(stores, words[0]);
      return values.remove === undefined
        ? listColleagues(stores, doctor, context)
        : remove(stores, doctor, values.remove, context);
    }),
};

function listColleagues(stores: UsedStores, doctor: Doctor, { print }: CommandContext) {
  const colleagues = stores.colleagues.colleaguesOf(doctor.id);
  for (const { id, name, title, email, invited_until, used_at } of colleagues) {
    const notes = [
      ...(email === null ? [] : [email]),
      ...(invited_until === null ? [] : [`link until ${minuteOf(invited_until)}`]),
      ...(used_at === null ? [] : [`used ${minuteOf(used_at)}`]),
    ];
    print([String(id).padStart(4), name, title, ...notes].join('  '));
  }
  if (colleagues.length === 0) print(`Doctor ${nameOf(doctor)} has no colleagues.`);
  return 0;
}

async function remove(stores: UsedStores, doctor: Doctor, given: string, context: CommandContext) {
  const id = idIn('--remove', given);
  const colleague = stores.colleagues.colleaguesOf(doctor.id).find((one) => one.id === id);
  if (!colleague) throw new CommandProblem(`Doctor ${nameOf(doctor)} has no colleague ${id}.`);
  if (!(await isConfirmed(context, `End the login of ${colleague.name} at doctor ${nameOf(doctor)}?`))) return 1;
  const action = { action: 'cli.colleague-removed', doctorId: doctor.id, record: { kind: 'colleague', id } };
  withLogLine(stores, action, () => stores.colleagues.removeColleague(doctor.id, id));
  context.print(`${colleague.name} cannot log in any more.`);
  return 0;
}
