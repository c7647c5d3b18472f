import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';
import { CommandProblem, type Command, type CommandContext } from './command';
import { doctorOf, idIn, isConfirmed, minuteOf, nameOf, readArguments } from './arguments';
import { withLine } from './log-cli';
import { withPractice } from './database-file';

export const DOCTOR_COLLEAGUES: Command = {
  name: 'doctor colleagues',
  summary: 'lists who else works in a doctor’s practice by a login of their own, and removes them',
  help: `npm run practice -- doctor colleagues DOCTOR [--remove ID] [--yes]

Lists the colleagues of a doctor (id or e-mail), whom the doctor invites in the panel's settings: id, name, e-mail or until when the link
is good, last change.

  --remove ID   ends the login of one of them, and asks first; panels log out within seconds
  --yes         does not ask`,
  run: (args, context) =>
    withPractice(context, (practice) => {
      const { values, words } = readArguments(args, { remove: { type: 'string' } }, 1);
      const doctor = doctorOf(practice, words[0]);
      return values.remove === undefined
        ? list(practice, doctor, context)
        : remove(practice, doctor, values.remove, context);
    }),
};

function list(practice: Practice, doctor: Doctor, { print }: CommandContext) {
  const colleagues = practice.colleaguesOf(doctor.id);
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

async function remove(practice: Practice, doctor: Doctor, given: string, context: CommandContext) {
  const id = idIn('--remove', given);
  const colleague = practice.colleaguesOf(doctor.id).find((one) => one.id === id);
  if (!colleague) throw new CommandProblem(`Doctor ${nameOf(doctor)} has no colleague ${id}.`);
  if (!(await isConfirmed(context, `End the login of ${colleague.name} at doctor ${nameOf(doctor)}?`))) return 1;
  const action = { action: 'cli.colleague-removed', doctorId: doctor.id, record: { kind: 'colleague', id } };
  withLine(practice, action, () => practice.removeColleague(doctor.id, id));
  context.print(`${colleague.name} cannot log in any more.`);
  return 0;
}
