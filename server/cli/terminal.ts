import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandProblem } from './command';

/** Streams of the operator's terminal. */
interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

const processTerminal = (): Terminal => ({ input: process.stdin, output: process.stdout });

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

/** Asks for a line that is neither shown while typed nor kept in a history. The line is not trimmed. */
export async function askSecret(question: string, { input, output }: Terminal = processTerminal()): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // With `terminal`, readline turns the terminal's echo off, and echoes to its own output instead.
  const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  // Asks only after the echo is off: somebody may type at once.
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
