import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { build } from 'esbuild';
import { hashOfInputs, INPUTS, isBuilt, recordInputs } from '../../build/inputs.mjs';
import { temporaryFolder } from '../server/support/test-practice';

const FILES = {
  'src/a.ts': 'a',
  'src/deep/b.ts': 'b',
  'build/c.mjs': 'c',
  'check/d.ts': 'd',
  'rollup.config.mjs': 'e',
  'package-lock.json': 'f',
  'tsconfig.json': 'g',
  'docs/page.md': 'h',
  'server/main.ts': 'i',
  'test/j.test.ts': 'j',
};
const NO_INPUTS = ['docs/page.md', 'server/main.ts', 'test/j.test.ts'];

describe('what the panel was built of', () => {
  let root: string;
  const at = (path: string) => join(root, path);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };

  beforeEach(async () => {
    root = await temporaryFolder();
    for (const [path, text] of Object.entries(FILES)) write(path, text);
    assert.equal(isBuilt(root), false, 'nothing was built yet');
    mkdirSync(at('dist'));
    recordInputs(root, hashOfInputs(root));
    assert.equal(isBuilt(root), true);
  });

  it('counts by contents: a newer or an older file is the same', () => {
    for (const day of ['2001-01-01', '2040-01-01'])
      for (const path of Object.keys(FILES)) {
        utimesSync(at(path), new Date(day), new Date(day));
        assert.equal(isBuilt(root), true, path);
      }
  });

  it('a changed byte of an input counts, and the old byte again; other files do not count', () => {
    for (const [path, text] of Object.entries(FILES)) {
      write(path, `${text}\n`);
      assert.equal(isBuilt(root), NO_INPUTS.includes(path), path);
      write(path, text);
      assert.equal(isBuilt(root), true, path);
    }
  });

  it('a new, a lost, a renamed and a swapped file count; a hidden one does not', () => {
    write('src/.hidden', '');
    assert.equal(isBuilt(root), true);
    write('src/new.ts', '');
    assert.equal(isBuilt(root), false);
    rmSync(at('src/new.ts'));
    renameSync(at('src/a.ts'), at('src/z.ts'));
    assert.equal(isBuilt(root), false);
    renameSync(at('src/z.ts'), at('src/a.ts'));
    write('src/a.ts', 'b');
    write('src/deep/b.ts', 'a');
    assert.equal(isBuilt(root), false);
    rmSync(at('src'), { recursive: true });
    assert.equal(isBuilt(root), false);
  });

  it('another language counts', () => {
    process.env['ORDINACIA_LANGUAGE'] = 'cs';
    try {
      assert.equal(isBuilt(root), false);
    } finally {
      delete process.env['ORDINACIA_LANGUAGE'];
    }
    assert.equal(isBuilt(root), true);
  });
});

it('every file that the build bundles is one of its inputs', async () => {
  const { metafile } = await build({
    entryPoints: [
      'rollup.config.mjs',
      'check/main.ts',
      ...readdirSync('src')
        .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
        .map((name) => `src/${name}`),
    ],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const read = Object.keys(metafile.inputs);
  assert.ok(read.includes('check/main.ts') && read.includes('build/inputs.mjs') && read.length > 300);
  const isInput = (path: string) => INPUTS.some((name) => path === name || path.startsWith(`${name}/`));
  assert.deepEqual(
    read.filter((path) => !isInput(path)),
    [],
  );
  assert.ok(
    INPUTS.every((name) => statSync(name, { throwIfNoEntry: false })),
    'each of them is there',
  );
});
