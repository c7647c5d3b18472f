import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';
import { CommandProblem, type Command, type CommandContext } from './command';
import { doctorOf, idIn, isConfirmed, minuteOf, nameOf, readArguments } from './arguments';
import { withLine } from './log-cli';
import { withPractice } from './database-file';

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
    withPractice(context, (practice) => {
      const { values, words } = readArguments(args, OPTIONS, 1);
      const doctor = doctorOf(practice, words[0]);
      if (values.end !== undefined) return endOne(practice, doctor, values.end, context);
      return values['end-all'] ? endAll(practice, doctor, context) : list(practice, doctor, context);
    }),
};

const OPTIONS = { end: { type: 'string' }, 'end-all': { type: 'boolean' } } as const;

function list(practice: Practice, doctor: Doctor, { print }: CommandContext) {
  const sessions = practice.sessionsOf(doctor.id);
  for (const { id, used_at, created_at, device } of sessions) {
    print(
      `${String(id).padStart(6)}  used ${minuteOf(used_at)}  since ${minuteOf(created_at)}  ${device ?? 'unknown browser'}`,
    );
  }
  if (sessions.length === 0) print(`Doctor ${nameOf(doctor)} is logged in nowhere.`);
  return 0;
}

function endOne(practice: Practice, doctor: Doctor, given: string, { print }: CommandContext) {
  const id = idIn('--end', given);
  const action = { action: 'cli.session-ended', doctorId: doctor.id, record: { kind: 'session', id } };
  withLine(practice, action, () => {
    if (practice.endSession(doctor.id, id)) return;
    throw new CommandProblem(`Doctor ${nameOf(doctor)} has no session ${id}.`);
  });
  print(`Session ${id} has ended.`);
  return 0;
}

async function endAll(practice: Practice, doctor: Doctor, context: CommandContext) {
  const count = practice.sessionsOf(doctor.id).length;
  if (!(await isConfirmed(context, `End ${count} sessions of doctor ${nameOf(doctor)}?`))) return 1;
  withLine(practice, { action: 'cli.sessions-ended', doctorId: doctor.id }, () => practice.endSessionsOf(doctor.id));
  context.print(`${count} sessions have ended.`);
  return 0;
}
