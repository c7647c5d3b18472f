import { resolve } from 'node:path';
import { copyDatabase } from '../database/backup';
import { CommandProblem, readArguments, type Command } from './command';
import { existingDatabase, recordCommand, withClearErrors } from './database-access';

export const BACKUP: Command = {
  name: 'backup',
  summary: 'copies the database into FILE, also while the server runs, and verifies the copy',
  help: `npm run practice -- backup FILE [--force]

Copies the database into FILE: one state of everything, also while the server runs. The copy is read back before it gets
its name, and only its owner can read it. It holds everything about the patients: keep it as the database itself.

  --force   replaces FILE when it is there

Example: npm run practice -- backup /var/backups/ordinacia/2026-11-22.db`,
  run(args, context) {
    const { values, words } = readArguments(args, { force: { type: 'boolean' } }, 1);
    const [name] = words;
    if (name === undefined) throw new CommandProblem('Into which file? npm run practice -- backup FILE');
    const from = existingDatabase(context);
    const file = resolve(name);
    if (file === resolve(from)) throw new CommandProblem('That is the database itself.');
    const { rows, version } = withClearErrors(() => copyDatabase(from, file, { isReplacing: values.force ?? false }));
    recordCommand(context, { action: 'cli.backup' });
    const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
    context.print(`${file}: ${total} rows of ${rows.size} tables, schema version ${version}. Verified.`);
    return Promise.resolve(0);
  },
};
