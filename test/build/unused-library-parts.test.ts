import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { leaveOutUnusedParts } from '../../build/unused-library-parts.mjs';

const ENTRY = '/project/src/page.js';
const PART = '/project/node_modules/library/part.js';

async function bundle(parts: Record<string, string>): Promise<string> {
  const modules: Record<string, string> = {
    [ENTRY]: `import { part } from '${PART}'; console.log(part);`,
    [PART]: "export const part = 'whole';",
  };
  const inMemory = { name: 'in-memory', resolveId: (id: string) => id, load: (id: string) => modules[id] ?? null };
  const build = await rollup({ input: ENTRY, plugins: [leaveOutUnusedParts({ parts, isComplete: true }), inMemory] });
  return (await build.generate({})).output[0].code;
}

describe('unused parts of libraries', () => {
  it('bundles their replacements', async () => {
    const code = await bundle({ 'library/part.js': "export const part = 'left out';" });
    assert.match(code, /left out/);
    assert.doesNotMatch(code, /whole/);
  });

  it('fails the build when a replaced module is not imported any more', async () => {
    await assert.rejects(bundle({ 'library/gone.js': '' }), /Nothing imports these any more: library\/gone\.js/);
  });
});
