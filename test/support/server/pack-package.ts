import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, stat, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** All that a clone has, and what was installed and built in it. */
const CLONED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'rollup.config.mjs',
  'LICENSE',
  'CHANGELOG.md',
  'README.md',
];
const CLONED_FOLDERS = ['src', 'host/check', 'build', 'docs', 'dist'];

/** Makes the package as a release does, in a clone of this project. Resolves with the tarball's path. */
export async function packPackage(folder: string): Promise<string> {
  const clone = join(folder, 'clone');
  await mkdir(clone);
  for (const name of [...CLONED, ...CLONED_FOLDERS]) {
    const filter = (path: string) => !/[\\/]dist[\\/](?:test|quick|server|soak)\b/.test(path);
    await cp(join(ROOT, name), join(clone, name), { recursive: true, filter });
  }
  await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  // Built after everything that it was built of, as where it comes from: nothing is stale.
  // By the clock of the files, which keeps the machine's time where the tests have another.
  const later = new Date((await stat(clone)).mtimeMs + 1000);
  for (const name of ['dist/ordinacia.umd.js', 'dist/esm/admin.js']) await utimes(join(clone, name), later, later);
  const options = { cwd: clone, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)('npm', ['pack', '--pack-destination', folder], options);
  const name = (await readdir(folder)).find((each) => each.endsWith('.tgz'));
  assert.ok(name);
  const kept = JSON.parse(await readFile(join(clone, 'package.json'), 'utf8')) as { dependencies?: object };
  assert.ok(kept.dependencies, 'the clone’s own package.json is as before');
  return join(folder, name);
}
