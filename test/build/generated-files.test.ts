import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { definedCalls } from '../../build/elements/calls.mjs';
import { generatedFiles } from '../../build/elements/generated-files.mjs';
import { endpointNames } from '../../src/elements/endpoints';

describe('files generated from the elements’ description', () => {
  it('B2 are in the repository as `npm run docs` generates them', async () => {
    for (const [path, text] of await generatedFiles()) {
      assert.equal(await readFile(path, 'utf8'), text, `${path} is outdated: npm run docs`);
    }
  });

  it('B2 each name of `endpoints` is that of one call, and no call is defined twice', async () => {
    const calls = await definedCalls();
    const names = calls.flatMap(({ name }) => name ?? []);
    assert.deepEqual(names.sort(), [...endpointNames].sort());
    assert.equal(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size, calls.length);
  });
});
