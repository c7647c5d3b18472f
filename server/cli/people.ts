import { findPeople } from '../practice/find-people';
import { readArguments } from './arguments';
import { CommandProblem, type Command } from './command';
import { existingDatabase, inWords, reading } from './database-file';
import { noteCommand } from './log-cli';

export const PEOPLE: Command = {
  name: 'people',
  summary: 'finds the ids of people by their name, for export and erase',
  help: `npm run practice -- people NAME

Finds people by words of their name, with or without accents, and prints id, name, day of birth and whose patient they are.

Example: npm run practice -- people stastna maria`,
  run(args, context) {
    const { words } = readArguments(args, {}, 10);
    if (words.length === 0) throw new CommandProblem('By which name? npm run practice -- people NAME');
    const found = inWords(() =>
      reading(existingDatabase(context), (database) => findPeople(database, words.join(' '))),
    );
    noteCommand(context, { action: 'cli.people-searched' });
    for (const { id, fullname, birth_date, doctors } of found) {
      context.print([String(id).padStart(6), fullname, birth_date ?? '–', doctors ?? 'nobody’s patient'].join('  '));
    }
    if (found.length === 0) context.print('Nobody.');
    return Promise.resolve(found.length === 0 ? 1 : 0);
  },
};
