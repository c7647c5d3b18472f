import { openCurrentDatabase } from '../database/open-database';
import { createActionLog, type NewAction } from '../features/log/store';
import { createClock } from '../lib/clock';
import { openStores, type Stores } from '../stores';
import { CommandProblem, type CommandContext } from './command';
import { existingDatabase } from './database-file';

export interface WithStoresOptions {
  /** Makes the database when there is none. */
  creates?: boolean;
}

/** Runs a command's work on the practice's stores, while a server may be running on the same file. */
export async function withStores<Result>(
  { options, print }: CommandContext,
  work: (stores: Stores) => Result | Promise<Result>,
  { creates = false }: WithStoresOptions = {},
): Promise<Result> {
  const { databaseFile, timeZone, now, passwordCost } = options;
  if (!creates) existingDatabase({ options });
  const stores = open({
    databaseFile,
    timeZone,
    ...(now ? { now } : {}),
    ...(passwordCost ? { passwordCost } : {}),
  });
  try {
    const wasDemo = stores.demo.isDemo();
    const result = await work(stores);
    if (wasDemo && !stores.demo.isDemo()) {
      print('The demo has ended: its accounts are disabled, as everybody knows their password.');
    }
    return result;
  } finally {
    stores.close();
  }
}

/** Reports a file that cannot be opened to the operator, without a stack. */
function open(options: Parameters<typeof openStores>[0]) {
  try {
    return openStores(options);
  } catch (error) {
    throw new CommandProblem(error instanceof Error ? error.message : String(error));
  }
}

/** The practice's clock, the same as the server's. */
export const clockOf = ({ options }: CommandContext) =>
  createClock(options.timeZone, options.now ?? (() => new Date()));

/** Changes an account and writes a line of the log, in one transaction. */
export const withLogLine = <Result>(
  stores: Pick<Stores, 'log' | 'transaction'>,
  action: Omit<NewAction, 'session'>,
  change: () => Result,
): Result =>
  stores.transaction(() => {
    const result = change();
    stores.log.recordAction({ ...action, session: 'cli' });
    return result;
  });

/**
 * Writes what a command has done into the log of the database. A log that cannot be written, or that an older database lacks, is only
 * reported: the work is already done.
 */
export function recordCommand(context: CommandContext, action: Omit<NewAction, 'session'>): void {
  try {
    const database = openCurrentDatabase(context.options.databaseFile);
    try {
      createActionLog(database, clockOf(context)).recordAction({ ...action, session: 'cli' });
    } finally {
      database.close();
    }
  } catch (error) {
    context.print(`(Not in the log: ${error instanceof Error ? error.message : String(error)})`);
  }
}
