import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { INPUTS } from '../../../build/inputs.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Everything that packing needs, including `dist`: the copy must not build the panel again. */
const CLONED = ['dist', ...INPUTS, 'docs', 'LICENSE', 'CHANGELOG.md', 'README.md'];
const REPLACED = ['README.md', 'package.json'];

/** Packs the package as a release does, in a copy of this project (`folder/clone`). Resolves with the tarball's path. */
export async function packPackage(folder: string): Promise<string> {
  const clone = join(folder, 'clone');
  await mkdir(clone);
  const filter = (path: string) => !/[\\/]dist[\\/](?:test|quick|server|soak)\b|\.map$/.test(path);
  for (const name of CLONED) await cp(join(ROOT, name), join(clone, name), { recursive: true, filter });
  await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  const options = { cwd: clone, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('npm', ['pack', '--pack-destination', folder], options);
  assert.doesNotMatch(stdout, /Building the panel/, 'what was built of the same inputs is packed');
  const name = (await readdir(folder)).find((each) => each.endsWith('.tgz'));
  assert.ok(name);
  await assertOwnFiles(clone);
  return join(folder, name);
}

/** Asserts that packing has restored the files that it replaces. */
export async function assertOwnFiles(clone: string) {
  const read = (folder: string) => Promise.all(REPLACED.map((name) => readFile(join(folder, name), 'utf8')));
  assert.deepEqual(await read(clone), await read(ROOT));
  assert.ok(!(await readdir(clone)).includes('.packing'));
}
