import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup, type OutputOptions, type RollupBuild } from 'rollup';
import { countBytes, costs } from '../../build/bytes.mjs';
import { libraryChunks } from '../../build/library-chunks.mjs';

/** Pseudo-random letters that hardly compress; the same each time. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}

const PAGE = '/project/src/page.ts';
const LATER = '/project/src/realtime/later.ts';
const REACT = '/project/node_modules/react/index.js';
const PICKER = '/project/node_modules/react-day-picker/index.js';
const PICKED_DATE = '/project/node_modules/date-fns/format.js';
const SHARED_DATE = '/project/node_modules/date-fns/addDays.js';
const SIGNALS = '/project/node_modules/@preact/signals-core/index.js';

const modules = (words: string): Record<string, string> => ({
  [PAGE]: `import { react } from '${REACT}'; import { addDays } from '${SHARED_DATE}'; import { signal } from '${SIGNALS}'; console.log(react, addDays, signal, '${words}'); import('${LATER}');`,
  [LATER]: `import { picker } from '${PICKER}'; import { react } from '${REACT}'; console.log(picker, react);`,
  [REACT]: `export const react = { name: '${noise(2_000)}' };`,
  [PICKER]: `import { format } from '${PICKED_DATE}'; import { addDays } from '${SHARED_DATE}'; export const picker = [format, addDays, '${noise(3_000)}'];`,
  [PICKED_DATE]: `import { addDays } from '${SHARED_DATE}'; export const format = [addDays, 'format'];`,
  [SHARED_DATE]: "export const addDays = ['addDays'];",
  [SIGNALS]: "export const signal = ['signal'];",
});

async function build(words: string, run: (bundle: RollupBuild) => Promise<unknown>) {
  const inMemory = {
    name: 'in-memory',
    resolveId: (id: string) => id,
    load: (id: string) => modules(words)[id] ?? null,
  };
  await run(await rollup({ input: PAGE, plugins: [inMemory], logLevel: 'silent' }));
}

const chunked: OutputOptions = {
  chunkFileNames: '[name]-[hash].js',
  ...libraryChunks,
  sourcemap: true,
};

async function filesFor(words: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  await build(words, async (bundle) => {
    const { output } = await bundle.generate(chunked);
    for (const file of output) if (file.type === 'chunk') files.set(file.fileName, file.moduleIds);
  });
  return files;
}

describe('library chunks', () => {
  it('keep their names when our own code changes', async () => {
    const before = [...(await filesFor('one')).keys()];
    const after = [...(await filesFor('two')).keys()];
    const libraries = before.filter((name) => /^(?:react|day-picker|libraries)-/.test(name));
    assert.equal(libraries.length, 3);
    assert.deepEqual(
      after.filter((name) => libraries.includes(name)),
      libraries,
    );
  });

  it('put the date code that only the picker needs, and no other, into its chunk', async () => {
    const files = await filesFor('one');
    const chunkOf = (id: string) => [...files].find(([, ids]) => ids.includes(id))?.[0].replace(/-.{8}\.js$/, '');
    assert.equal(chunkOf(PICKED_DATE), 'day-picker');
    assert.notEqual(chunkOf(SHARED_DATE), 'day-picker');
  });
});

describe('the budgets', () => {
  /** Returns the printed lines, and the error that ended the build, if any. */
  async function check(kilobytes: number, entries: string[], beyond: string[] = []) {
    const printed: string[] = [];
    const budgets = [{ name: 'the page', kilobytes, entries, beyond }];
    const bytes = countBytes({ budgets, print: (words) => printed.push(words) });
    let failure: unknown;
    await build('one', async (bundle) => {
      const { output } = await bundle.generate(chunked);
      bytes.modules.writeBundle({}, Object.fromEntries(output.map((file) => [file.fileName, file])));
      const classic = await bundle.generate({ format: 'iife', inlineDynamicImports: true, sourcemap: true });
      const context = {
        error: (message: string) => {
          throw new Error(message);
        },
      };
      try {
        await bytes.classic.writeBundle.call(
          context,
          {},
          Object.fromEntries(classic.output.map((file) => [file.fileName, file])),
        );
      } catch (error) {
        failure = error;
      }
    });
    return { printed: printed.join('\n'), failure };
  }

  const [PAGE_FILE, LATER_FILE] = ['src/page.ts', 'src/realtime/later.ts'];
  const rows: [title: string, args: Parameters<typeof check>, printed: RegExp, failure: RegExp][] = [
    ['passes a bundle within its budget', [2, [PAGE_FILE]], /✓ the page: 1\.\d kB brotli of 2/, /^undefined$/],
    ['prints the cost of each package and folder', [2, [PAGE_FILE]], /react-day-picker +3\.\d/, /^undefined$/],
    ['fails the build over its budget', [1, [PAGE_FILE]], /✗ the page: 1\.\d kB brotli of 1/, /Over budget.*the page/],
    [
      'counts lazy chunks only where they are named, and shared ones once',
      [9, [PAGE_FILE, LATER_FILE]],
      /✓ the page: 3\.\d kB/,
      /^undefined$/,
    ],
    [
      'counts what a part loads beyond others',
      [9, [PAGE_FILE, LATER_FILE], [PAGE_FILE]],
      /✓ the page: [12]\.\d kB/,
      /^undefined$/,
    ],
    ['fails the build when a named module is missing', [9, ['src/gone.ts']], /^/, /No chunk holds src\/gone\.ts/],
  ];
  for (const [title, args, expected, error] of rows)
    it(title, async () => {
      const { printed, failure } = await check(...args);
      assert.match(printed, expected);
      assert.match(String(failure), error);
    });
});

describe('the cost of each part', () => {
  it('counts every character to one owner, and compressed sizes add up to the file', async () => {
    const code = 'aaaa;bbbb;\ncccc;';
    const mappings = 'AAAA,KCAA;ACAA';
    const sources = ['/p/node_modules/@scope/one/x.js', '/p/src/ui/lists/a.ts', '/p/src/features/prescriptions/b.ts'];
    const parts = await costs(code, { mappings, sources });
    assert.deepEqual(parts.map(({ name, minified }) => [name, minified]).sort(), [
      ['@scope/one', 5],
      ['src/features/prescriptions', 5],
      ['src/ui', 5],
    ]);
  });
});
