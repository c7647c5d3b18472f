import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { clockEnv } from '../../support/clock/open-page';
import { onTestEnd, temporaryFolder } from './test-practice';

const SCRIPT = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** Starts a practice server in its own process. `largestFileKb` limits the size of its files, `uid` sets its user. */
export async function startServerProcess(
  databaseFile: string,
  { largestFileKb, uid }: { largestFileKb?: number; uid?: number } = {},
) {
  const words = [process.execPath, '--import', 'tsx', SCRIPT, databaseFile];
  const limit = largestFileKb === undefined ? '' : `ulimit -f ${largestFileKb}; `;
  const child = spawn('bash', ['-c', `${limit}exec "$@"`, 'server', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  onTestEnd(() => void child.kill('SIGKILL'));
  const said = { error: '' };
  child.stderr.on('data', (text: Buffer) => (said.error += text.toString()));
  const ended = once(child, 'close');
  const url = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [])]);
  if (typeof url[0] !== 'string') throw new Error(`The server did not start: ${said.error}`);
  return {
    url: url[0],
    said,
    stop(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}

/** A process that takes tickets on the database until stopped; `taken` lists the acknowledged ones. */
export function startWriter(databaseFile: string, doctorId: number) {
  const writer = fileURLToPath(new URL('endless-writer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', writer, databaseFile, String(doctorId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestEnd(() => void child.kill('SIGKILL'));
  const taken: number[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => taken.push(Number(line)));
  return {
    taken,
    more: () => once(lines, 'line'),
    async stop() {
      const closed = once(lines, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Starts a Node program, on its own database unless `env` names one; `said` is its output so far. */
export async function startProgram(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const ORDINACIA_DB = join(await temporaryFolder(), 'deep', 'practice.db');
  const child = spawn(process.execPath, args, {
    env: { ...clockEnv(), PATH: process.env['PATH'] ?? '', PORT: '0', ORDINACIA_DB, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestEnd(() => void child.kill('SIGKILL'));
  const said = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.error += text.toString()));
  return { child, said, ended: once(child, 'close') };
}
