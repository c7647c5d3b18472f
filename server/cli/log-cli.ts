import { openCurrentDatabase } from '../database/open-database';
import { createActionLog, type NewAction } from '../features/log/store';
import { createClock } from '../lib/clock';
import type { Stores } from '../stores';
import type { CommandContext } from './command';

/** The practice's clock, as the server has it. */
export const clockOf = ({ options }: CommandContext) =>
  createClock(options.timeZone, options.now ?? (() => new Date()));

/** Changes something of a doctor's account, with its line in the log. */
export const withLine = <Result>(
  stores: Pick<Stores, 'log' | 'transaction'>,
  action: Omit<NewAction, 'session'>,
  change: () => Result,
): Result =>
  stores.transaction(() => {
    const result = change();
    stores.log.noteAction({ ...action, session: 'cli' });
    return result;
  });

/**
 * Writes what a command has done into the log of the database. It is done by then: a log that cannot be written, or that an older
 * database does not have, is only told.
 */
export function noteCommand(context: CommandContext, action: Omit<NewAction, 'session'>): void {
  try {
    const database = openCurrentDatabase(context.options.databaseFile);
    try {
      createActionLog(database, clockOf(context)).noteAction({ ...action, session: 'cli' });
    } finally {
      database.close();
    }
  } catch (error) {
    context.print(`(Not in the log: ${error instanceof Error ? error.message : String(error)})`);
  }
}
