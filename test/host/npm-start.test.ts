// needs: built-files
import { ok } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'ordinacia-start-'));

describe('npm start', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('B4 starts the panel, and prints its address and the demo login', { timeout: 300_000 }, async () => {
    const child = spawn('npm', ['start', '--silent'], {
      env: { ...process.env, PORT: '0', ORDINACIA_DB: join(folder, 'practice.db') },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    try {
      const printed = await new Promise<string>((resolve, reject) => {
        let output = '';
        child.stdout.on('data', (part: Buffer) => {
          output += part.toString();
          if (output.includes('doktor@ordinacia.test / ordinacia')) resolve(output);
        });
        child.on('exit', () => reject(new Error(`It ended: ${output}`)));
      });
      const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      const page = await (await fetch(`${address}/admin/cakaren`)).text();
      ok(page.includes('<ordinacia-admin'));
      const [script] = /\/ordinacia\/esm\/admin\.js/.exec(page) ?? [];
      const panel = await fetch(`${address}${script}`);
      ok(panel.ok && panel.headers.get('content-type')?.includes('javascript'));
    } finally {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // npm's shell forwards no signal, so the whole process group gets it, as from a terminal.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    }
  });
});
