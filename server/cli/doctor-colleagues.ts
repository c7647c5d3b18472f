import type { Doctor } from '../features/doctors/store';
import type { Stores } from '../stores';
import { CommandProblem, type Command, type CommandContext } from './command';
import { doctorOf, nameOf, numberIn, readOptions } from './doctor-arguments';
import { withLine } from './log-cli';
import { withStores } from './with-stores';

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
      const { values, words } = readOptions(args, { remove: { type: 'string' } }, 1);
      const doctor = doctorOf(stores, words[0]);
      return values.remove === undefined
        ? list(stores, doctor, context)
        : remove(stores, doctor, values.remove, context);
    }),
};

function list(stores: Pick<Stores, 'colleagues'>, doctor: Doctor, { print }: CommandContext) {
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

async function remove(
  stores: Pick<Stores, 'colleagues' | 'log' | 'transaction'>,
  doctor: Doctor,
  given: string,
  context: CommandContext,
) {
  const id = numberIn('--remove', given, 1, Number.MAX_SAFE_INTEGER);
  const colleague = stores.colleagues.colleaguesOf(doctor.id).find((one) => one.id === id);
  if (!colleague) throw new CommandProblem(`Doctor ${nameOf(doctor)} has no colleague ${id}.`);
  if (!(await context.confirm(`End the login of ${colleague.name} at doctor ${nameOf(doctor)}?`))) {
    context.print('Nothing was changed. (Without a terminal: --yes.)');
    return 1;
  }
  const action = { action: 'cli.colleague-removed', doctorId: doctor.id, record: { kind: 'colleague', id } };
  withLine(stores, action, () => stores.colleagues.removeColleague(doctor.id, id));
  context.print(`${colleague.name} cannot log in any more.`);
  return 0;
}

/** In UTC, and said so. */
const minuteOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
