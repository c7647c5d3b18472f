// needs: release
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { before, describe, it } from 'node:test';
import { buildCheck } from '../../build/check.mjs';
import { ALLOWED_ORIGIN, SELF_SIGNED, startBreakingProxy } from '../server/support/breaking-proxy';
import { field } from '../server/support/calls';
import {
  newDoctor,
  PASSWORD,
  startTestPractice,
  temporaryFolder,
  type TestPractice,
} from '../server/support/test-practice';
import { clockEnv } from '../support/clock/open-page';

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

describe('ordinacia-check, as one file', { timeout: 600_000 }, () => {
  let server: TestPractice;
  let folder: string;
  let email: string;
  before(async () => {
    server = await startTestPractice();
    ({ email } = await newDoctor(server));
    // Outside the project, where no package can be resolved.
    folder = await temporaryFolder();
    await buildCheck(join(folder, 'check.mjs'));
  });

  async function run(args: readonly string[], env: Record<string, string> = {}, input = ''): Promise<Ended> {
    const child = spawn(process.execPath, [join(folder, 'check.mjs'), '--timeout', '200', ...args], {
      cwd: folder,
      env: { ...clockEnv(), PATH: process.env.PATH ?? '', ...env },
    });
    child.stdin.end(input);
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code: child.exitCode, output, errors };
  }

  it('checks with a login, whose password comes by the environment or the input, and needs no package', async () => {
    const args = [server.url, '--email', email, '--realtime-key', 'ordinacia'];
    for (const ended of [
      await run(args, { ORDINACIA_PASSWORD: PASSWORD }),
      await run([...args, '--password-stdin'], {}, `${PASSWORD}\n`),
    ]) {
      assert.equal(ended.errors, '');
      assert.equal(ended.code, 0, ended.output);
      assert.match(ended.output, / {2}✓ The socket subscribes to the channel\n/);
      assert.match(ended.output, / {2}– .+ \(needs --write\)\n/);
      assert.match(ended.output, /\n\d+ hold · 0 missing · \d+ not seen\n$/);
      assert.ok(!ended.output.includes('\u001b'), 'no colours: this is no terminal');
    }
  });

  it('ends with 1, and says how to mend it, where something is missing', async () => {
    const { code, output } = await run([server.url, '--origin', 'https://elsewhere.example']);
    assert.equal(code, 1);
    assert.match(output, / {2}✗ A browser that asks before a call is let through\n {6}expected: .+\n {6}came: {5}.+\n/);
    assert.match(output, / {6}mend: {5}config\/cors\.php: .+https:\/\/elsewhere\.example/);
  });

  it('answers JSON for other programs, and takes other paths from a file', async () => {
    const file = join(folder, 'endpoints.json');
    await writeFile(file, '{"tickets": "/api/waiting"}');
    const token = server.practice.sessions.startSession((await newDoctor(server)).id);
    const args = [server.url, '--token', '--json', '--endpoints', file];
    const { code, output } = await run(args, { ORDINACIA_TOKEN: token });
    const whole: unknown = JSON.parse(output);
    assert.deepEqual([code, field(whole, 'exit_code'), field(field(whole, 'counts'), 'missing')], [1, 1, 1]);
    const lines = field(whole, 'lines');
    assert.ok(Array.isArray(lines));
    const tickets: unknown = lines.find((line: unknown) => field(line, 'id') === 'calls.tickets');
    assert.deepEqual([field(tickets, 'state'), field(tickets, 'came')], ['missing', '404']);
    assert.ok(!output.includes(token));
  });

  it('continues to its end when its output is closed', async () => {
    const token = server.practice.sessions.startSession((await newDoctor(server)).id);
    const child = spawn(process.execPath, [join(folder, 'check.mjs'), server.url, '--token'], {
      env: { ...clockEnv(), ORDINACIA_TOKEN: token },
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.deepEqual([child.exitCode, errors], [0, '']);
  });

  it('accepts a certificate of a configured authority, and reads and sends nothing with any other', async () => {
    const asked: string[] = [];
    const proxy = await startBreakingProxy(server, {
      isSelfSigned: true,
      answer: (given, { path }) => {
        asked.push(path);
        return given;
      },
    });
    const args = [proxy.url, '--email', email, '--realtime-key', 'ordinacia', '--origin', ALLOWED_ORIGIN];
    const refused = await run(args, { ORDINACIA_PASSWORD: PASSWORD });
    assert.equal(refused.code, 1);
    assert.match(refused.output, /✗ TLS with a certificate that is accepted\n.+\n.+DEPTH_ZERO_SELF_SIGNED_CERT/);
    assert.deepEqual(asked, []);

    const trusted = { ORDINACIA_PASSWORD: PASSWORD, NODE_EXTRA_CA_CERTS: SELF_SIGNED };
    const { code, output } = await run(args, trusted);
    assert.equal(code, 0, output);
    assert.match(output, /✓ TLS with a certificate that is accepted \(valid until \d{4}-\d\d-\d\d\)/);
    assert.match(output, /✓ A socket opens at wss:/);
  });

  it('prints its usage, and refuses what it cannot understand with 2', async () => {
    const { code, output, errors } = await run([server.url, '--password=s3cret']);
    assert.deepEqual([code, output], [2, '']);
    assert.match(errors, /'--password'.*--help/s);
    assert.ok(!errors.includes('s3cret'));
    const usage = await run(['--help']);
    assert.equal(usage.code, 0);
    for (const option of ['--email', '--token', '--origin', '--realtime-key', '--write', '--json', '--endpoints'])
      assert.ok(usage.output.includes(option), option);
  });
});
