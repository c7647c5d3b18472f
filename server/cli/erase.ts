import { closing, type Database } from '../database/connection';
import { openCurrentDatabase } from '../database/open-database';
import { createActionLog } from '../features/log/store';
import type { Clock } from '../lib/clock';
import { CommandProblem, idIn, isConfirmed, readArguments, type Command, type CommandContext } from './command';
import { clockOf, existingDatabase, withClearErrors } from './database-access';
import { listOf, scopeOf, strong, type SameName } from './export-person';

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
    const erased = withClearErrors(() =>
      closing(openCurrentDatabase(file), (database) =>
        erasePerson(database, clockOf(context), patient, isWithSameName),
      ),
    );
    if (!erased) throw new CommandProblem(`There is no person ${patient}.`);
    report(erased, patient, context);
    return erased.isPurged ? 0 : 1;
  },
};

function report({ left, isPurged }: Erased, patient: number, { print }: CommandContext) {
  print(`Person ${patient} is erased. Backups that were made before still hold them.`);
  if (left.people.length + left.tickets.length > 0) {
    print(`The same name is left at people ${listed(left.people)} and tickets ${listed(left.tickets)} (--same-name).`);
  }
  if (!isPurged) print('The WAL could not be emptied: another program reads the database. Run it again, or `check`.');
}

const listed = (ids: readonly number[]) => (ids.length === 0 ? '–' : ids.join(', '));

interface Erased {
  /** Records of the same name that were kept. */
  left: SameName;
  /** False when another program still reads an old snapshot, so that the WAL could not be emptied. */
  isPurged: boolean;
}

/**
 * Removes a person from the records of all doctors of the server. Visits and payments stay without a person, for statistics and accounts.
 * Undefined when there is no such person.
 */
function erasePerson(database: Database, clock: Clock, personId: number, isWithSameName: boolean): Erased | undefined {
  const left = database.transaction(() => {
    const found = scopeOf(database, personId, isWithSameName);
    if (!found) return undefined;
    const { scope, sameName } = found;
    const people = listOf(scope.people);
    const now = clock.now().toISOString();
    database.run(TICKETS, now, people, listOf(scope.namedTickets));
    database.run(`DELETE FROM recepts WHERE user_id ${IN}`, people);
    for (const name of scope.names) {
      database.run(
        `UPDATE payments SET payment_title = 'Platba' WHERE user_id ${IN} AND instr(payment_title, ?)`,
        people,
        name,
      );
      database.run('DELETE FROM notifications WHERE instr(content, ?) > 0', strong(name));
      // Only the body is removed: a repeated request must still not be stored twice.
      database.run(`UPDATE kept_answers SET body = '{}' WHERE instr(body, ?) > 0`, JSON.stringify(name).slice(1, -1));
    }
    database.run(`DELETE FROM users WHERE id ${IN}`, people);
    createActionLog(database, clock).recordAction({
      action: 'cli.erased',
      session: 'cli',
      record: { kind: 'person', id: personId },
    });
    return isWithSameName ? { people: [], tickets: [] } : sameName;
  });
  return left && { left, isPurged: purge(database) };
}

/** Removes deleted data from free pages and the WAL, also data deleted by earlier versions of the program. */
function purge(database: Database): boolean {
  database.run('VACUUM');
  return database.first<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')?.busy === 0;
}

const IN = 'IN (SELECT value FROM json_each(?))';

/** Cancels a waiting ticket; its number is not given again. */
const TICKETS = `UPDATE tickets SET user_id = NULL, user_alternate = NULL, event_note = NULL, exchange_number = NULL,
  exchange_doctor = NULL, handled_at = coalesce(handled_at, ?),
  status = CASE status WHEN 'waiting' THEN 'rejected' ELSE status END
  WHERE user_id ${IN} OR id ${IN}`;
