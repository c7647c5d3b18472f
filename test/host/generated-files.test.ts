import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { generatedFiles } from '../../build/elements/generated-files.mjs';

describe('files generated from the elements’ description', () => {
  it('B2 are in the repository as `npm run docs` generates them', async () => {
    for (const [path, text] of await generatedFiles()) {
      assert.equal(await readFile(path, 'utf8'), text, `${path} is outdated: npm run docs`);
    }
  });
});
