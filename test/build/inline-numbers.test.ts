import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { inlineNumbers } from '../../build/inline-numbers.mjs';

const ENTRY = '/project/src/page.ts';
const LATER = '/project/src/later.ts';
const CONSTANTS = '/project/src/constants.ts';
const constants = `export const PAUSE_MS = 1_500;
export const LARGEST_BYTES = 5 * 1_024 * 1_024;
export const STEP: number = 0.5;
export const LIMITS = { least: 1 };
`;

async function build(code: string) {
  const modules: Record<string, string> = {
    [ENTRY]: code,
    [LATER]: `import { PAUSE_MS } from './constants'; console.log(PAUSE_MS);`,
    // TypeScript's output has no types.
    [CONSTANTS]: constants.replace(': number', ''),
  };
  const inMemory = {
    name: 'in-memory',
    resolveId: (id: string) => (id.startsWith('.') ? `/project/src/${id.slice(2)}.ts` : id),
    load: (id: string) => modules[id] ?? null,
  };
  const bundle = await rollup({
    input: ENTRY,
    plugins: [inMemory, inlineNumbers({ constants: () => constants })],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ chunkFileNames: '[name].js' });
  return output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
}

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
