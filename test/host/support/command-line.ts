import { CommandProblem } from '../../../host/server/cli/command';
import { COMMANDS } from '../../../host/server/cli/commands';

export interface CommandOutcome {
  code: number;
  /** What it printed, and the reason of a refusal. */
  lines: string[];
  /** What it asked before it would have destroyed something. */
  questions: string[];
}

/** Runs a command of `npm run practice` on a database file, as a second program beside the server. */
export async function practiceCommand(
  databaseFile: string,
  words: readonly string[],
  { answer = false, now }: { answer?: boolean; now?: () => Date } = {},
): Promise<CommandOutcome> {
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  if (!command) throw new Error(`No command ${words.join(' ')}`);
  const lines: string[] = [];
  const questions: string[] = [];
  try {
    const code = await command.run(words.slice(command.name.split(' ').length), {
      options: {
        host: '127.0.0.1',
        port: 4700,
        timeZone: 'Europe/Bratislava',
        databaseFile,
        passwordCost: { N: 16, r: 8, p: 1 },
        ...(now ? { now } : {}),
      },
      print: (line) => void lines.push(line),
      confirm(question) {
        questions.push(question);
        return Promise.resolve(answer);
      },
    });
    return { code, lines, questions };
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    return { code: 1, lines: [...lines, error.message], questions };
  }
}
