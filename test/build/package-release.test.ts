// needs: built-files, release
import assert from 'node:assert/strict';
import { existsSync, watch } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { hashOfInputs } from '../../build/inputs.mjs';
import { assertOwnFiles } from '../support/server/pack-package';
import { installPackage, ROOT, run } from './installed-package';

describe('the package of a release', { timeout: 600_000 }, () => {
  let made: Awaited<ReturnType<typeof installPackage>>;
  before(async () => (made = await installPackage()));

  it('is packed only of what was built of its sources, and puts the repository’s files back when packing fails', async () => {
    const { clone, folder } = made;
    assert.equal((await readFile(join(clone, 'dist/inputs.sha256'), 'utf8')).trim(), hashOfInputs(ROOT));
    const pack = (...args: string[]) => run('npm', ['pack', ...args], { cwd: clone });

    const config = join(clone, 'rollup.config.mjs');
    const sources = await readFile(config, 'utf8');
    await writeFile(config, `throw new Error('A changed input is built.');\n${sources}`);
    await assert.rejects(pack(), ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      assert.match(stdout, /Building the panel/);
      assert.match(stderr, /A changed input is built\./);
      return true;
    });
    await writeFile(config, sources);
    await assertOwnFiles(clone);

    // The tarball's folder does not exist: npm fails after `prepack`, without `postpack`.
    const watched = watch(clone);
    const restored = new Promise<void>((resolve) => {
      watched.on('change', () => {
        if (existsSync(join(clone, '.packing'))) isReplaced = true;
        else if (isReplaced) resolve();
      });
    });
    let isReplaced = false;
    await assert.rejects(pack('--pack-destination', join(folder, 'nowhere')), /ENOENT/);
    await restored;
    watched.close();
    await assertOwnFiles(clone);
  });

  it('arethetypeswrong finds nothing', async () => {
    const data = new Uint8Array(await readFile(made.tarball));
    const analysis = await checkPackage(createPackageFromTarballData(data));
    assert.ok(analysis.types);
    assert.deepEqual('problems' in analysis ? analysis.problems : null, []);
  });
});
