import { openPractice, type Practice } from '../practice/practice';
import { existingDatabase } from './arguments';
import { CommandProblem, type CommandContext } from './command';

export interface WithPracticeOptions {
  /** Makes the database when there is none. */
  creates?: boolean;
}

/** Runs a command's work on the practice's data, beside a server that may be running on the same file. */
export async function withPractice<Result>(
  { options, print }: CommandContext,
  work: (practice: Practice) => Result | Promise<Result>,
  { creates = false }: WithPracticeOptions = {},
): Promise<Result> {
  const { databaseFile, timeZone, now, passwordCost } = options;
  if (!creates) existingDatabase({ options });
  const practice = open({
    databaseFile,
    timeZone,
    ...(now ? { now } : {}),
    ...(passwordCost ? { passwordCost } : {}),
  });
  try {
    const wasDemo = practice.isDemo();
    const result = await work(practice);
    if (wasDemo && !practice.isDemo()) {
      print('The demo has ended: its accounts are disabled, as everybody knows their password.');
    }
    return result;
  } finally {
    practice.close();
  }
}

/** Reports a file that cannot be opened to the operator, without a stack. */
function open(options: Parameters<typeof openPractice>[0]) {
  try {
    return openPractice(options);
  } catch (error) {
    throw new CommandProblem(error instanceof Error ? error.message : String(error));
  }
}
