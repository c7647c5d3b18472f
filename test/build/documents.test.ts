import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { BUDGETS, PACKAGE_MEGABYTES } from '../../build/budgets.mjs';
import { describeElements, readDefaults } from '../../build/elements/describe.mjs';
import { withSizes } from '../../build/elements/generated-files.mjs';

const SIZE = /\d ?(?:kB|MB)\b/;

describe('what documents say of the elements', () => {
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

describe('sizes in documents', () => {
  it('are the budgets, where a page names one', () => {
    const [{ name, kilobytes } = { name: '', kilobytes: 0 }] = BUDGETS;
    const page = `At most <!-- at most: ${name} -->7 kB<!-- -->, <!-- at most: the package --><!-- -->.`;
    assert.equal(
      withSizes(page),
      `At most <!-- at most: ${name} -->${kilobytes} kB<!-- -->, <!-- at most: the package -->${PACKAGE_MEGABYTES} MB<!-- -->.`,
    );
    assert.throws(() => withSizes('<!-- at most: nothing -->1 kB<!-- -->'), /no budget of this name: nothing/);
  });

  it('of released files are written nowhere by hand', async () => {
    const names = ['docs', 'docs/integration'].map(async (folder) =>
      (await readdir(folder)).filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`),
    );
    const pages = ['README.md', 'build/package-readme.md', ...(await Promise.all(names)).flat()];
    const found: string[] = [];
    let generated = 0;
    for (const page of pages)
      for (const line of (await readFile(page, 'utf8')).split('\n')) {
        const rest = line.replaceAll(/<!-- at most: .+?<!-- -->/g, '');
        if (rest !== line) generated += 1;
        const isOfRelease =
          /\(brotli\)|\b(?:ordinacia\.umd|loader|display|admin|waiting-room|hot-panel)\.js\b|\bone package\b/;
        if (SIZE.test(rest) && isOfRelease.test(rest)) found.push(`${page}: ${line}`);
      }
    assert.deepEqual(found, []);
    assert.ok(generated >= 6);
  });
});
