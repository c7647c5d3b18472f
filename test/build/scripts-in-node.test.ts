// needs: built-files
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ELEMENTS = ['OrdinaciaAdminElement', 'OrdinaciaHotPanelElement', 'OrdinaciaWaitingRoomElement'];
const NAMES = [...ELEMENTS, 'define', 'mount', 'push', 'version'];

/** The parsed output of a program with only this code. */
async function said(type: 'module' | 'commonjs', program: string): Promise<unknown> {
  const { stdout, stderr } = await run(process.execPath, [`--input-type=${type}`, '-e', program]);
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

const ADDED = 'Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name))';

describe('importing the scripts in Node, as for server-side rendering', () => {
  for (const [what, type, imports] of [
    [
      'the modules, those without React and the loader do nothing, and do not throw',
      'module',
      `const all = [await import('./dist/esm/ordinacia.js'), await import('./dist/esm-external-react/ordinacia.js')];
       for (const one of ['esm/admin', 'esm/waiting-room', 'esm/hot-panel', 'loader']) await import(\`./dist/\${one}.js\`);`,
    ],
    ['the classic file is a CommonJS module', 'commonjs', `const all = [require('./dist/ordinacia.umd.js')];`],
  ] as const)
    it(`B1 ${what}`, async () => {
      const program = `
        const before = Object.getOwnPropertyNames(globalThis);
        ${imports}
        console.log(JSON.stringify({ names: all.map((one) => Object.keys(one)), added: ${ADDED} }));`;
      const names = type === 'module' ? [NAMES, NAMES] : [NAMES];
      assert.deepEqual(await said(type, program), { names, added: [] });
    });
});
