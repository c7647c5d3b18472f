import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { copyDatabase } from './backup';
import { filesOf } from './database-files';
import { openDatabase } from './database';
import { createActionLog } from './log';
import type { Clock } from './clock';
import { sync } from './own-file';
import { tryLock } from './server-lock';
import { storageFailureOf } from './storage-failure';

/** Something uses the database that a backup should replace. */
export class DatabaseInUse extends Error {}

/**
 * Puts a backup in the place of a database, which is kept beside it. Everybody has to log in again: a session that was ended after
 * the backup must not live again. Answers where the earlier database is, if there was one.
 */
export function restoreDatabase(backup: string, database: string, clock: Clock): { aside: string | null } {
  const lock = tryLock(database);
  if (!lock) throw new DatabaseInUse('A server uses the database. Stop it first.');
  try {
    if (existsSync(database)) settle(database);
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

/** Takes what the WAL holds into the file, which works only while nobody else has it open. A damaged file is kept as it is. */
function settle(file: string) {
  const connection = new Libsql(file, { timeout: 1000 });
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    const failure = storageFailureOf(error);
    if (failure === 'locked') throw new DatabaseInUse('Another program uses the database. Stop it first.');
    if (failure !== 'corrupt') throw error;
  } finally {
    connection.close();
  }
}

/** Brings an older backup to the newest schema, which also shows that this program can work with it. */
function prepare(file: string, clock: Clock) {
  const database = openDatabase(file);
  try {
    database.transaction(() => {
      database.run('DELETE FROM sessions');
      createActionLog(database, clock).noteAction({ action: 'cli.restored', session: 'cli' });
    });
  } finally {
    database.close();
  }
}

function moveAside(file: string, aside: string): string | null {
  if (!existsSync(file)) return null;
  for (const path of filesOf(file).filter((each) => !each.endsWith('.lock')))
    renameSync(path, path.replace(file, aside));
  return aside;
}
