import { openStores, type Stores } from '../stores';
import { existingDatabase } from './arguments';
import { CommandProblem, type CommandContext } from './command';

export interface WithStoresOptions {
  /** Makes the database when there is none. */
  creates?: boolean;
}

/** Runs a command's work on the practice's stores, beside a server that may be running on the same file. */
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
