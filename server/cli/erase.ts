import { openCurrentDatabase } from '../practice/database';
import { erasePerson, type Erased } from '../practice/erase';
import { idIn, isConfirmed, readArguments } from './arguments';
import { CommandProblem, type Command, type CommandContext } from './command';
import { existingDatabase, inWords } from './database-file';
import { clockOf } from './log-cli';

export const ERASE: Command = {
  name: 'erase',
  summary: 'removes a person from everything; what is left of visits and payments is nobody’s',
  help: `npm run practice -- erase --patient ID [--same-name] [--yes]

Removes a person (npm run practice -- people NAME finds the id) at all doctors of this server, also from the free space of the
file: name, contacts, notes, prescriptions, notifications. Visits and payments stay as numbers, of nobody. A ticket that
waits is cancelled. It cannot be undone. Backups and exports that were made before still hold the person. Whether the law
lets you erase, or asks you to keep, you decide.

  --same-name   also everybody of exactly this name, and tickets with it: look at export --patient first
  --yes         does not ask

Make a backup first. It works while the server runs, which may have to wait for it for some seconds.`,
  async run(args, context) {
    const { values } = readArguments(args, { patient: { type: 'string' }, 'same-name': { type: 'boolean' } }, 0);
    if (values.patient === undefined) throw new CommandProblem('Whom? npm run practice -- erase --patient ID');
    const patient = idIn('--patient', values.patient);
    const isWithSameName = values['same-name'] ?? false;
    const file = existingDatabase(context);
    const whom = isWithSameName ? `person ${patient} and everybody of the same name` : `person ${patient}`;
    if (!(await isConfirmed(context, `Erase ${whom} for ever?`))) return 1;
    const erased = inWords(() => erase(file, patient, isWithSameName, context));
    if (!erased) throw new CommandProblem(`There is no person ${patient}.`);
    report(erased, patient, context);
    return erased.isGoneFromDisk ? 0 : 1;
  },
};

function erase(file: string, patient: number, isWithSameName: boolean, context: CommandContext) {
  const database = openCurrentDatabase(file);
  try {
    return erasePerson(database, clockOf(context), patient, isWithSameName);
  } finally {
    database.close();
  }
}

function report({ left, isGoneFromDisk }: Erased, patient: number, { print }: CommandContext) {
  print(`Person ${patient} is erased. Backups that were made before still hold them.`);
  if (left.people.length + left.tickets.length > 0) {
    print(`The same name is left at people ${listed(left.people)} and tickets ${listed(left.tickets)} (--same-name).`);
  }
  if (!isGoneFromDisk)
    print('The WAL could not be emptied: another program reads the database. Run it again, or `check`.');
}

const listed = (ids: readonly number[]) => (ids.length === 0 ? '–' : ids.join(', '));
