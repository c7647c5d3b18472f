import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandProblem } from './command';

/** Where the operator types. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

export const processTerminal = (): Terminal => ({ input: process.stdin, output: process.stdout });

export const hasTerminal = ({ input }: Terminal = processTerminal()) => input.isTTY === true;

/** One line, as it is typed. */
export async function askLine(question: string, { input, output }: Terminal = processTerminal()): Promise<string> {
  const reader = createInterface({ input, output });
  try {
    return (await reader.question(question)).trim();
  } finally {
    reader.close();
  }
}

/** One line that is not shown while it is typed, and not kept in a history. Every character of it counts. */
export async function askSecret(question: string, { input, output }: Terminal = processTerminal()): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // As a terminal: readline turns its echo off, and writes what is typed to its own output.
  const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  // Asked only now: whoever types at once must not be shown either.
  output.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      reader.once('line', resolve);
      reader.once('close', () => reject(new CommandProblem('The input ended; nothing was changed.')));
      reader.once('SIGINT', () => reader.close());
    });
  } finally {
    reader.close();
    output.write('\n');
  }
}
