import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup, type Plugin } from 'rollup';
import { inlineNumbers } from '../../build/inline-numbers.mjs';
import { minifyScripts } from '../../build/minify-scripts.mjs';
import { resolve, join } from 'node:path';
import { retriedImports } from '../../build/retried-imports.mjs';
import { existsSync } from 'node:fs';
import { beside } from '../../build/beside.mjs';
import { temporaryFolder } from '../server/support/test-practice';
import { leaveOutUnusedParts } from '../../build/unused-library-parts.mjs';

const ENTRY = '/project/src/page.ts';
const LATER = '/project/src/later.ts';
const CONSTANTS = '/project/src/constants.ts';
const constants = `export const PAUSE_MS = 1_500;
export const LARGEST_BYTES = 5 * 1_024 * 1_024;
export const STEP: number = 0.5;
export const LIMITS = { least: 1 };
`;

/** Bundles modules from memory; resolves with the code of each chunk. */
async function bundleModules(modules: Record<string, string>, plugin: Plugin): Promise<string[]> {
  const inMemory = {
    name: 'in-memory',
    resolveId: (id: string) => (id.startsWith('.') ? `/project/src/${id.slice(2)}.ts` : id),
    load: (id: string) => modules[id] ?? null,
  };
  const bundle = await rollup({ input: ENTRY, plugins: [plugin, inMemory], logLevel: 'silent' });
  const { output } = await bundle.generate({ chunkFileNames: '[name].js' });
  return output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
}

const build = (code: string) =>
  bundleModules(
    {
      [ENTRY]: code,
      [LATER]: `import { PAUSE_MS } from './constants'; console.log(PAUSE_MS);`,
      // TypeScript's output has no types.
      [CONSTANTS]: constants.replace(': number', ''),
    },
    inlineNumbers({ constants: () => constants }),
  );

describe('numbers of ours', () => {
  it('stand where they are used, and pass from no chunk to another', async () => {
    const [page, later, ...others] = await build(`
      import { PAUSE_MS, LARGEST_BYTES as most, STEP, LIMITS } from './constants';
      console.log(PAUSE_MS, most / STEP, { STEP }, { PAUSE_MS: 1, [PAUSE_MS]: 2 }, LIMITS.least, window.PAUSE_MS);
      import('./later');
    `);
    assert.deepEqual(others, []);
    assert.match(
      page ?? '',
      /console\.log\(1500, 5242880 \/ 0\.5, \{ STEP: 0\.5 \}, \{ PAUSE_MS: 1, \[1500\]: 2 \}, LIMITS\.least, window\.PAUSE_MS\)/,
    );
    assert.equal(later, 'console.log(1500);\n');
  });

  it('another variable of the name ends the build', async () => {
    const code = `import { PAUSE_MS } from './constants'; export const f = (PAUSE_MS) => PAUSE_MS;`;
    await assert.rejects(build(code), /has a PAUSE_MS of its own/);
  });
});

const chunk = (first: string, second: string) =>
  `import { a } from './form-${first}.js';\nimport { b } from './links-${second}.js';\n` +
  `export const both = (left, right) => [a(left), b(right)];\nexport const other = () => import('./form-${first}.js');\n`;

it('the minifier gives the same names whatever placeholders rollup numbers the chunks with', async () => {
  const { renderChunk } = minifyScripts({ isModule: true });
  const { code } = await renderChunk(chunk('!~{00D}~', '!~{01_}~'));
  const { code: other } = await renderChunk(chunk('!~{aaa}~', '!~{aa$}~'));
  assert.match(code, /form-!~\{00D\}~.*links-!~\{01_\}~.*form-!~\{00D\}~/s);
  assert.equal(other, code.replaceAll('!~{00D}~', '!~{aaa}~').replaceAll('!~{01_}~', '!~{aa$}~'));
});

const nameIn = (file: string, source: string) => {
  const { code } =
    retriedImports().transform(`export const part = () => import('${source}');`, resolve('src', file)) ?? {};
  return /__retried\('([^']+)'/.exec(String(code))?.[1];
};

it('each imported module counts its own attempts, whatever it is called in the importing file', () => {
  assert.notEqual(nameIn('one/index.ts', './part'), nameIn('other/index.ts', './part'));
  assert.equal(nameIn('one/index.ts', './part'), nameIn('other/index.ts', '../one/part'));
});

describe('a program beside the build', () => {
  async function run(script: string): Promise<string> {
    const folder = await temporaryFolder();
    const empty = { name: 'empty', resolveId: (id: string) => id, load: () => '' };
    const bundle = await rollup({ input: 'x', plugins: [beside(['-e', script, folder]), empty], logLevel: 'silent' });
    await bundle.write({ dir: folder });
    return folder;
  }

  it('has ended when the build has, and fails it', async () => {
    const write = "require('node:fs').writeFileSync(process.argv[1] + '/made', '')";
    assert.ok(existsSync(join(await run(write), 'made')));
    await assert.rejects(run('process.exit(2)'), /Failed: node -e process\.exit\(2\)/);
  });
});

const PART = '/project/node_modules/library/part.js';

const bundleParts = (parts: Record<string, string>) =>
  bundleModules(
    { [ENTRY]: `import { part } from '${PART}'; console.log(part);`, [PART]: "export const part = 'whole';" },
    leaveOutUnusedParts({ parts, isComplete: true }),
  );

describe('unused parts of libraries', () => {
  it('bundles their replacements', async () => {
    const [code = ''] = await bundleParts({ 'library/part.js': "export const part = 'left out';" });
    assert.match(code, /left out/);
    assert.doesNotMatch(code, /whole/);
  });

  it('fails the build when a replaced module is not imported any more', async () => {
    await assert.rejects(bundleParts({ 'library/gone.js': '' }), /Nothing imports these any more: library\/gone\.js/);
  });
});
