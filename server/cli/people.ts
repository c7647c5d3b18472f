import { closing, reading, type Database } from '../database/connection';
import { openCurrentDatabase } from '../database/open-database';
import { createActionLog } from '../features/log/store';
import type { Clock } from '../lib/clock';
import { CommandProblem, idIn, isConfirmed, readArguments, type Command, type CommandContext } from './command';
import { clockOf, existingDatabase, recordCommand, withClearErrors } from './database-access';
import { listOf, plain, scopeOf, strong, type SameName } from './export-person';

export const PEOPLE: Command = {
  name: 'people',
  summary: 'finds the ids of people by their name, for export and erase',
  help: `npm run practice -- people NAME

Finds people by words of their name, with or without accents, and prints id, name, day of birth and whose patient they are.

Example: npm run practice -- people stastna maria`,
  run(args, context) {
    const { words } = readArguments(args, {}, 10);
    if (words.length === 0) throw new CommandProblem('By which name? npm run practice -- people NAME');
    const found = withClearErrors(() =>
      reading(existingDatabase(context), (database) => findPeople(database, words.join(' '))),
    );
    recordCommand(context, { action: 'cli.people-searched' });
    for (const { id, fullname, birth_date, doctors } of found) {
      context.print([String(id).padStart(6), fullname, birth_date ?? '–', doctors ?? 'nobody’s patient'].join('  '));
    }
    if (found.length === 0) context.print('Nobody.');
    return Promise.resolve(found.length === 0 ? 1 : 0);
  },
};

/** A person with what an operator needs to tell them from others. */
interface FoundPerson {
  id: number;
  fullname: string;
  birth_date: string | null;
  /** Names of the person's doctors. */
  doctors: string | null;
}

/** People whose name contains all the words, regardless of case and accents. */
function findPeople(database: Database, text: string): FoundPerson[] {
  const words = bare(text).split(' ');
  return database
    .all<FoundPerson>(FULL_NAMES)
    .filter(({ fullname }) => words.every((word) => bare(fullname).includes(word)));
}

/** Removes accents: an operator may have no Slovak keyboard. */
const bare = (text: string) => plain(text).normalize('NFD').replace(/\p{M}/gu, '');

const FULL_NAMES = `SELECT id, fullname, birth_date,
  (SELECT group_concat(doctor_name, ', ') FROM patients JOIN doctors ON doctors.id = doctor_id
    WHERE user_id = users.id) AS doctors
  FROM users ORDER BY fullname, id`;

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
