import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/free-port';
import { installApart } from '../server/install-apart';

export const SOKETI_APP = { appId: '77', key: 'a-key', secret: 'a-secret' };

export interface Soketi {
  port: number;
  url: string;
  stop(): Promise<void>;
}

/** Starts a real soketi on a free port. Installs its many packages at first use. */
export async function startSoketi(): Promise<Soketi> {
  const installed = await installApart('soketi', fileURLToPath(new URL('.', import.meta.url)));
  const file = join(installed, 'node_modules/@soketi/soketi/bin/server.js');
  const port = await freePort();
  const server = spawn(process.execPath, ['--no-warnings', file, 'start'], {
    cwd: installed,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: installed,
      SOKETI_HOST: '127.0.0.1',
      SOKETI_PORT: String(port),
      SOKETI_METRICS_ENABLED: 'false',
      SOKETI_DEFAULT_APP_ID: SOKETI_APP.appId,
      SOKETI_DEFAULT_APP_KEY: SOKETI_APP.key,
      SOKETI_DEFAULT_APP_SECRET: SOKETI_APP.secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes('HTTP API server is available')) resolve();
    });
    void ended.then(() => reject(new Error(`soketi did not start: ${output}`)));
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.kill('SIGKILL');
      return ended;
    },
  };
}
