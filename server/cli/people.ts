import { reading, type Database } from '../database/connection';
import { CommandProblem, readArguments, type Command } from './command';
import { existingDatabase, recordCommand, withClearErrors } from './database-access';
import { plain } from './export-person';

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
