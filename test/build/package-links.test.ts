import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import { describeElements, readDefaults } from '../../build/elements/describe.mjs';

describe('the documents of the package', () => {
  it('link only to files of the package, or to absolute addresses', async () => {
    const { files } = JSON.parse(await readFile('package.json', 'utf8')) as { files: string[] };
    const recipes = (await readdir('docs/integration')).map((name) => `docs/integration/${name}`);
    const packed = [...files.filter((name) => name.endsWith('.md')), ...recipes];
    const dead: string[] = [];
    for (const file of packed) {
      const text = (await readFile(file, 'utf8')).replaceAll(/^```[^]*?^```/gm, '');
      for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(?:https?:|mailto:|#)/.test(link)) continue;
        const path = posix.join(posix.dirname(file), link.replace(/#.*/, ''));
        if (!packed.includes(path)) dead.push(`${file}: ${link}`);
      }
    }
    assert.ok(packed.length > 15);
    assert.deepEqual(dead, []);
  });

  it('name the default of a custom property whole, and no callback of the browser as a method', async () => {
    const text =
      '--top: calc(var(--ordinacia-top, 0px) + var(--head));\ncolor: var(--ordinacia-ink, light-dark(#000, #fff));';
    assert.deepEqual(readDefaults(text), [
      ['--ordinacia-top', '0px'],
      ['--ordinacia-ink', 'light-dark(#000, #fff)'],
    ]);
    const { shared, elements } = await describeElements();
    const methods = [shared, ...elements].flatMap((each) => each.methods as { name: string }[]);
    assert.ok(methods.length > 5);
    assert.ok(methods.every(({ name }) => !name.endsWith('Callback')));
  });
});
