import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { BUDGETS, PACKAGE_MEGABYTES } from '../../build/budgets.mjs';
import { describeElements, readDefaults } from '../../build/elements/describe.mjs';
import { withSizes } from '../../build/elements/generated-files.mjs';

const SIZE = /\d ?(?:kB|MB)\b/;
const LONGEST_LINE = 120;
const CODE = /^ *```[^]*?^ *```$/gm;

const inDocs = readdirSync('docs', { recursive: true }).map((name) => join('docs', String(name)));
const PACKAGE_README = 'build/package-readme.md';
const pages = ['README.md', 'CONTRIBUTING.md', ...inDocs.filter((name) => name.endsWith('.md'))].map((name) => ({
  name,
  text: readFileSync(name, 'utf8'),
  // Code lines become empty, so that line numbers stay right.
  prose: readFileSync(name, 'utf8').replace(CODE, (code) => code.replace(/.+/g, '')),
}));

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

  it('of released files are written nowhere by hand', () => {
    const found: string[] = [];
    let generated = 0;
    for (const { name, text } of [...pages, { name: PACKAGE_README, text: readFileSync(PACKAGE_README, 'utf8') }])
      for (const line of text.split('\n')) {
        const rest = line.replaceAll(/<!-- at most: .+?<!-- -->/g, '');
        if (rest !== line) generated += 1;
        const isOfRelease =
          /\(brotli\)|\b(?:ordinacia\.umd|loader|display|admin|waiting-room|hot-panel)\.js\b|\bone package\b/;
        if (SIZE.test(rest) && isOfRelease.test(rest)) found.push(`${name}: ${line}`);
      }
    assert.deepEqual(found, []);
    assert.ok(generated >= 6);
  });
});

describe('the documents', () => {
  it('have lines of at most 120 characters, but for tables, code, comments and addresses', () => {
    const long = pages.flatMap(({ name, prose }) =>
      prose
        .split('\n')
        .map((line, index) => ({ at: `${name}:${index + 1}`, text: line.replace(/<!--.*?-->|\]\(.*?\)/g, '') }))
        .filter(({ text }) => !text.startsWith('|') && text.length > LONGEST_LINE)
        .map(({ at }) => at),
    );
    assert.deepEqual(long, []);
    assert.ok(pages.length > 40);
  });

  it('link to files that are there', () => {
    const dead = pages.flatMap(({ name, prose }) =>
      [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^(?:https?|mailto):/.test(link) && !existsSync(join(dirname(name), link)))
        .map((link) => `${name}: ${link}`),
    );
    assert.deepEqual(dead, []);
  });
});

describe('the page of the security’s requirements', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const STATES = ['held', 'read', 'open', 'not applicable'];
  const rows = Array.from(
    page.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\| ([^|]+?) +\|/gm),
    ([, id = '', state = '']) => ({ id, state: state.replaceAll('*', '') }),
  );

  it('has each requirement once, with a state', () => {
    assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length);
    for (const { id, state } of rows) assert.ok(STATES.includes(state), id);
  });

  it('counts them rightly', () => {
    assert.ok(page.includes(`${rows.length} in all`));
    for (const state of STATES) {
      const count = rows.filter((row) => row.state === state).length;
      assert.match(page, new RegExp(`^\\| ${state} +\\| ${count} +\\|`, 'm'), state);
    }
  });
});

describe('what is promised', () => {
  it('in the specification, in docs and by the named faults names tests that are there', () => {
    const { status, stdout } = spawnSync(process.execPath, ['test/proofs.mjs'], { encoding: 'utf8' });
    assert.match(stdout, /^\d+ of \d+ named\n$/);
    assert.equal(status, 0);
  });
});
