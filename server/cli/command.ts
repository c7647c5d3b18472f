import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Doctor } from '../features/doctors/store';
import { messageOf } from '../lib/errors';
import type { ServerOptions } from '../start-server';
import type { Stores } from '../stores';

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

/** Parses the options and at most `maxWords` words of a command. Throws CommandProblem on anything else. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  maxWords: number,
) {
  const { values, positionals: words } = parse(args, options);
  const extra = words[maxWords];
  if (extra !== undefined) throw new CommandProblem(`What is „${extra}“? See --help.`);
  return { values, words };
}

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = messageOf(error).split('. ');
    throw new CommandProblem(`${reason.replace(/\.$/, '')}. See --help.`);
  }
}

/** Parses a whole number from `min` to `max`. */
export function numberIn(option: string, given: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new CommandProblem(`${option} ${given} is not a whole number from ${min} to ${max}.`);
}

/** Parses an option as a record's id. */
export function idIn(option: string, given: string): number {
  if (/^[1-9]\d{0,14}$/.test(given)) return Number(given);
  throw new CommandProblem(`${option} ${given} is not an id: a whole number.`);
}

/** Finds a doctor by id or e-mail. */
export function doctorOf(stores: Pick<Stores, 'doctors'>, word: string | undefined): Doctor {
  if (word === undefined)
    throw new CommandProblem('Which doctor? Give the id or the e-mail; `doctor list` shows both.');
  const doctor = /^\d{1,15}$/.test(word) ? stores.doctors.doctorOf(Number(word)) : stores.doctors.doctorByEmail(word);
  if (!doctor) throw new CommandProblem(`There is no doctor ${word}. \`doctor list\` shows them.`);
  return doctor;
}

/** A doctor in a line of output. */
export const nameOf = ({ id, doctor_name, email }: Doctor) => `${id} (${doctor_name}, ${email})`;

/** Asks before something is destroyed; without consent prints that nothing was changed. */
export async function isConfirmed({ confirm, print }: CommandContext, question: string): Promise<boolean> {
  const isSure = await confirm(question);
  if (!isSure) print('Nothing was changed. (Without a terminal: --yes.)');
  return isSure;
}

/** `2026-11-22 09:00 UTC` */
export const minuteOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
