import { CommandProblem, type Command } from '../../../server/cli/command';
import { COMMANDS } from '../../../server/cli/commands';
import { readEnvironment } from '../../../server/environment';
import { QUICK } from './test-practice';

interface CommandRun {
  /** 1 also when the command failed with a problem, which is then the last line. */
  code: number;
  lines: string[];
}

interface CommandSetup {
  databaseFile: string;
  isSure?: boolean;
  now?: () => Date;
  env?: Readonly<Record<string, string>>;
}

/** Runs a command of `npm run practice` on a database, in this process. `isSure` answers its confirmation. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { databaseFile, isSure = false, now, env = {} }: CommandSetup,
  questions: string[] = [],
): Promise<CommandRun> {
  const lines: string[] = [];
  const options = {
    ...readEnvironment(env, databaseFile),
    passwordCost: QUICK,
    ...(now ? { now } : {}),
  };
  const confirm = (question: string) => Promise.resolve(questions.push(question) > 0 && isSure);
  try {
    return { code: await command.run(args, { options, print: (line) => void lines.push(line), confirm }), lines };
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    return { code: 1, lines: [...lines, error.message] };
  }
}

/** The command that these words name, and what it asked before it would have destroyed something. */
export async function practiceCommand(databaseFile: string, words: readonly string[], isSure = false) {
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  if (!command) throw new Error(`No command ${words.join(' ')}`);
  const questions: string[] = [];
  const args = words.slice(command.name.split(' ').length);
  return { ...(await runCommand(command, args, { databaseFile, isSure }, questions)), questions };
}
