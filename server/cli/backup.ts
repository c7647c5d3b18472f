import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Libsql from 'libsql';
import { copyDatabase, inspectFile } from '../database/backup';
import { closing } from '../database/connection';
import { filesOf, sync } from '../database/files';
import { NEWEST_VERSION, newerSchema } from '../database/migrations';
import { openDatabase, tryLock } from '../database/open-database';
import { storageFailureOf } from '../database/storage-failure';
import { createActionLog } from '../features/log/store';
import type { Clock } from '../lib/clock';
import { CommandProblem, isConfirmed, readArguments, type Command } from './command';
import { clockOf, existingDatabase, recordCommand, requireReadable, withClearErrors } from './database-access';

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

export const RESTORE: Command = {
  name: 'restore',
  summary: 'puts the backup FILE in the place of the database; the server has to be stopped',
  help: `npm run practice -- restore FILE [--yes]

Puts the backup FILE in the place of the database (ORDINACIA_DB). It is verified first. The database that was there stays
beside it, as NAME.before-restore-TIME. The server has to be stopped. Everybody has to log in again.

  --yes   does not ask

Example: npm run practice -- restore /var/backups/ordinacia/2026-11-22.db`,
  async run(args, context) {
    const [name] = readArguments(args, {}, 1).words;
    if (name === undefined) throw new CommandProblem('From which file? npm run practice -- restore FILE');
    const { databaseFile } = context.options;
    const backup = resolve(name);
    requireReadable(backup, `There is no file ${backup}.`);
    if (backup === resolve(databaseFile)) throw new CommandProblem('That is the database itself.');
    requireSound(backup);
    const isThere = existsSync(databaseFile);
    if (isThere && !(await isConfirmed(context, `Replace the database ${databaseFile}?`))) return 1;
    const { aside } = withClearErrors(() => restoreDatabase(backup, databaseFile, clockOf(context)));
    context.print(`${databaseFile} is the backup now. Everybody has to log in again.`);
    if (aside !== null) context.print(`The earlier database is kept: ${aside}`);
    return 0;
  },
};

function requireSound(backup: string) {
  const { problems, version } = withClearErrors(() => inspectFile(backup));
  if (problems.length > 0) throw new CommandProblem(`The backup cannot be used.\n${problems.join('\n')}`);
  if (version > NEWEST_VERSION) throw new CommandProblem(newerSchema('The backup', version));
}

/**
 * Replaces a database by a backup, and keeps the database under another name, which is returned if there was one. Everybody has to log in
 * again: a session that has ended since the backup must not become valid again.
 */
function restoreDatabase(backup: string, database: string, clock: Clock): { aside: string | null } {
  const lock = tryLock(database);
  if (!lock) throw new CommandProblem('A server uses the database. Stop it first.');
  try {
    if (existsSync(database)) checkpoint(database);
    const stamp = clock.now().toISOString().slice(0, 19).replace(/\D/g, '');
    const restored = `${database}.restored-${stamp}`;
    try {
      copyDatabase(backup, restored);
      prepare(restored, clock);
    } catch (error) {
      for (const path of filesOf(restored)) rmSync(path, { force: true });
      throw error;
    }
    const aside = moveAside(database, `${database}.before-restore-${stamp}`);
    for (const path of filesOf(restored)) renameSync(path, path.replace(restored, database));
    sync(dirname(database));
    return { aside };
  } finally {
    lock.release();
  }
}

/** Moves the content of the WAL into the file, which works only while no other program has it open. A damaged file is kept as it is. */
function checkpoint(file: string) {
  const connection = new Libsql(file, { timeout: 1000 });
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    const failure = storageFailureOf(error);
    if (failure === 'locked') throw new CommandProblem('Another program uses the database. Stop it first.');
    if (failure !== 'corrupt') throw error;
  } finally {
    connection.close();
  }
}

/** Migrates an older backup, which also proves that this program can use it, and ends all sessions. */
function prepare(file: string, clock: Clock) {
  closing(openDatabase(file), (database) =>
    database.transaction(() => {
      database.run('DELETE FROM sessions');
      createActionLog(database, clock).recordAction({ action: 'cli.restored', session: 'cli' });
    }),
  );
}

function moveAside(file: string, aside: string): string | null {
  if (!existsSync(file)) return null;
  for (const path of filesOf(file).filter((each) => !each.endsWith('.lock')))
    renameSync(path, path.replace(file, aside));
  return aside;
}
