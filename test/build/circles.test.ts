import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { temporaryFolder } from '../host/support/test-practice';

const FOLDERS = ['src', 'host', 'build', 'test'];
const OF_OTHERS = /[\\/](?:examples|consumer)[\\/]|\.d\.ts$/;

/** The modules that each module imports, also later, without types; packages are left out. Paths from `root`. */
async function importsIn(root: string, files: readonly string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map((file) => `import './${file}';\n`).join(''), resolveDir: root },
    outdir: 'nowhere',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    // Scripts that a page loads from its server.
    external: ['/ordinacia/*'],
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
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

  it('would be found in a circle, also by an import that comes later, and not for a type', async () => {
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
    const circles = circlesIn(await importsIn(folder, ['one.ts', 'four.ts']));
    assert.deepEqual(circles, ['one.ts → deep/two.ts → three.ts → one.ts']);
  });
});
