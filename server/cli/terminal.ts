import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandProblem } from './command';

/** Streams of the operator's terminal. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

export const processTerminal = (): Terminal => ({ input: process.stdin, output: process.stdout });

export const hasTerminal = ({ input }: Terminal = processTerminal()) => input.isTTY === true;

/** Asks for a line, shown while typed. */
export async function askLine(question: string, { input, output }: Terminal = processTerminal()): Promise<string> {
  const reader = createInterface({ input, output });
  try {
    return (await reader.question(question)).trim();
  } finally {
    reader.close();
  }
}

/** Asks for a line that is neither shown while typed nor kept in a history. Every character counts. */
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
