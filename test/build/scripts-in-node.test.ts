// needs: built-files
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NAMES = [
  'OrdinaciaAdminElement',
  'OrdinaciaHotPanelElement',
  'OrdinaciaWaitingRoomElement',
  'define',
  'mount',
  'push',
  'version',
];

/** The parsed output of a program with only this code. */
async function said(type: 'module' | 'commonjs', program: string): Promise<unknown> {
  const { stdout, stderr } = await run(process.execPath, [`--input-type=${type}`, '-e', program]);
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

describe('importing the scripts in Node, as for server-side rendering', () => {
  it('B1 the modules, those without React and the loader do nothing, and do not throw', async () => {
    const program = `
      const before = Object.getOwnPropertyNames(globalThis);
      const all = await import('./dist/esm/ordinacia.js');
      for (const one of ['admin', 'waiting-room', 'hot-panel']) await import('./dist/esm/' + one + '.js');
      const withoutReact = await import('./dist/esm-external-react/ordinacia.js');
      await import('./dist/loader.js');
      const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
      console.log(JSON.stringify({ names: Object.keys(all), others: Object.keys(withoutReact), added }));
    `;
    assert.deepEqual(await said('module', program), { names: NAMES, others: NAMES, added: [] });
  });

  it('B1 the classic file is a CommonJS module', async () => {
    const program = `
      const before = Object.getOwnPropertyNames(globalThis);
      const all = require('./dist/ordinacia.umd.js');
      const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
      console.log(JSON.stringify({ names: Object.keys(all), added }));
    `;
    assert.deepEqual(await said('commonjs', program), { names: NAMES, added: [] });
  });
});
