import type { ServerOptions } from '../start-server';

/** A command of `npm run practice`. */
export interface Command {
  /** `doctor add` */
  name: string;
  /** A single line, for the list of commands. */
  summary: string;
  /** Output of `--help`: usage, options, an example. */
  help: string;
  /** Resolves with the exit code. A CommandProblem is printed without its stack. */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}

export interface CommandContext {
  /** The server's options from the environment: the database file, the time zone and the rest. */
  options: ServerOptions;
  print(line: string): void;
  /** Asks before something is destroyed, unless `--yes` was given. False without a terminal. */
  confirm(question: string): Promise<boolean>;
}

/** A wrong argument, or a state in which the command cannot do its work; the message is for the operator. */
export class CommandProblem extends Error {}
