import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { beside } from '../../build/beside.mjs';
import { temporaryFolder } from '../server/support/test-practice';

describe('a program beside the build', () => {
  async function build(script: string): Promise<string> {
    const folder = await temporaryFolder();
    const empty = { name: 'empty', resolveId: (id: string) => id, load: () => '' };
    const bundle = await rollup({ input: 'x', plugins: [beside(['-e', script, folder]), empty], logLevel: 'silent' });
    await bundle.write({ dir: folder });
    return folder;
  }

  it('has ended when the build has, and fails it', async () => {
    const write = "require('node:fs').writeFileSync(process.argv[1] + '/made', '')";
    assert.ok(existsSync(join(await build(write), 'made')));
    await assert.rejects(build('process.exit(2)'), /Failed: node -e process\.exit\(2\)/);
  });
});
