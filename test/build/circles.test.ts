import assert from 'node:assert/strict';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../server/support/test-practice';

const FOLDERS = ['src', 'host', 'server', 'check', 'build', 'test'];
const OF_OTHERS = /[\\/](?:examples|consumer)[\\/]|\.d\.ts$/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The imports of each file, static and dynamic, including types. Paths are relative to `root`. */
async function importsIn(root: string, files: readonly string[]): Promise<Map<string, string[]>> {
  const known = new Map(files.flatMap((file) => [file, file.replace(/\.tsx?$/, '')].map((name) => [name, file])));
  const entries = files.map(async (file) => {
    const code = await readFile(join(root, file), 'utf8');
    const named = [...code.matchAll(IMPORT)].map(([, path = '']) => known.get(join(dirname(file), path)));
    return [file, named.filter((one) => one !== undefined)] as const;
  });
  return new Map((await Promise.all(entries)).map(([file, imports]) => [file, [...imports]]));
}

/** Import circles that a walk meets, each as a path from a module back to itself. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of [...imports.keys()].sort()) walk(file, []);
  return found;
}

describe('the modules', () => {
  it('import no other by a circle', async () => {
    const files = await Promise.all(
      FOLDERS.map(async (folder) =>
        (await readdir(folder, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name)),
      ),
    );
    const imports = await importsIn(
      process.cwd(),
      files.flat().filter((file) => !OF_OTHERS.test(file)),
    );
    assert.ok(imports.size > 1_000, `${imports.size} modules`);
    assert.deepEqual(circlesIn(imports), []);
  });

  it('would be found in a circle, also by an import that comes later, and one for a type', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'deep'));
    await writeFile(join(folder, 'one.ts'), `export { two } from './deep/two';`);
    await writeFile(join(folder, 'deep/two.ts'), `export const two = () => import('../three');`);
    await writeFile(
      join(folder, 'three.ts'),
      `import { four } from './four'; import './one'; export const three = four;`,
    );
    await writeFile(
      join(folder, 'four.ts'),
      `import type { three } from './three'; export const four: typeof three = 4;`,
    );
    const circles = circlesIn(await importsIn(folder, ['one.ts', 'deep/two.ts', 'three.ts', 'four.ts']));
    assert.deepEqual(circles, ['three.ts → four.ts → three.ts', 'deep/two.ts → three.ts → one.ts → deep/two.ts']);
  });
});
