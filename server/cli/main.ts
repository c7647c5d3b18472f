import { EnvironmentProblem, readEnvironment } from '../environment';
import { DEFAULT_DATABASE_FILE } from '../folders';
import { CommandProblem, type Command, type CommandContext } from './command';
import { COMMANDS } from './commands';
import { askLine, hasTerminal } from './terminal';

/** The entry of `npm run practice`: finds the command by its one or two words, and runs it. */
async function main(words: readonly string[]): Promise<number> {
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  const args = words.slice(command?.name.split(' ').length ?? 0);
  const isHelp = args.some((word) => word === '--help' || word === '-h');
  if (!command) {
    const wanted = COMMANDS.filter(({ name }) => name.startsWith(`${words[0] ?? ''} `));
    print(listOf(wanted.length > 0 ? wanted : COMMANDS));
    return words.length === 0 || isHelp ? 0 : 2;
  }
  if (isHelp) {
    print(command.help);
    return 0;
  }
  const isSure = args.includes('--yes');
  const options = readEnvironment(process.env, DEFAULT_DATABASE_FILE);
  const context: CommandContext = { options, print, confirm: (question) => (isSure ? yes() : ask(question)) };
  return command.run(
    args.filter((word) => word !== '--yes'),
    context,
  );
}

const yes = () => Promise.resolve(true);

async function ask(question: string): Promise<boolean> {
  return hasTerminal() && (await askLine(`${question} Write „yes“ to go on: `)).toLowerCase() === 'yes';
}

function listOf(commands: readonly Command[]): string {
  const width = Math.max(0, ...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ['npm run practice -- COMMAND, each with --help:', ...lines].join('\n');
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isPlain = error instanceof CommandProblem || error instanceof EnvironmentProblem;
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  },
);
