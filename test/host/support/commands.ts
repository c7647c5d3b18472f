import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readEnvironment } from '../../../host/server/environment';
import { CommandProblem, type Command } from '../../../host/server/cli/command';
import { clockEnv } from '../../support/clock/clock-env';

export interface CommandRun {
  /** 1 also when the command ended with a problem, which is then the last line. */
  code: number;
  lines: string[];
}

/** A command of `npm run practice` on a database, in this process. It asks nobody: `isSure` is the answer. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { databaseFile, isSure = false, now }: { databaseFile: string; isSure?: boolean; now?: () => Date },
): Promise<CommandRun> {
  const lines: string[] = [];
  const options = { ...readEnvironment({}, databaseFile), ...(now ? { now } : {}) };
  try {
    const context = { options, print: (line: string) => void lines.push(line), confirm: () => Promise.resolve(isSure) };
    return { code: await command.run(args, context), lines };
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    return { code: 1, lines: [...lines, error.message] };
  }
}

/** The same as a process of its own, as `npm run practice` starts it. */
export async function runCommandProcess(
  words: readonly string[],
  { databaseFile }: { databaseFile: string },
): Promise<{ code: unknown; out: string; error: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join('host', 'server', 'cli', 'main.ts'), ...words], {
    env: { ...clockEnv(), PATH: process.env['PATH'] ?? '', ORDINACIA_DB: databaseFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.error += text.toString()));
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, ...said };
}
