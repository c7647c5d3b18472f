// needs: built-files
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { BUDGETS } from '../../build/budgets.mjs';
import { describeElements, readDefaults } from '../../build/elements/describe.mjs';
import { withSizes } from '../../build/elements/sizes.mjs';
import { temporaryFolder } from '../host/support/test-practice';
import { packPackage } from '../support/server/pack-package';

const CODE = /^```[^]*?^```$/gm;
/** Folders of the repository. */
const REPOSITORY_PATH = /(?<![\w./-])(?:src|host|test|build|deploy|docs)\/[\w./-]*\w/g;
const SIZE = /\d ?(?:kB|MB)\b/;

describe('the documents of the package', () => {
  let version: string;
  /** Every file of the tarball. */
  let files: string[];
  /** The documents in it, by their paths. */
  const texts = new Map<string, string>();

  before(async () => {
    const folder = await temporaryFolder();
    const tarball = await packPackage(folder);
    const packed = join(folder, 'packed');
    await mkdir(packed);
    await promisify(execFile)('tar', ['-xzf', tarball, '-C', packed, '--strip-components', '1']);
    const entries = await readdir(packed, { recursive: true, withFileTypes: true });
    files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(packed.length + 1)
          .replaceAll('\\', '/'),
      );
    for (const file of files.filter((name) => name.endsWith('.md')))
      texts.set(file, await readFile(join(packed, file), 'utf8'));
    ({ version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string });
    assert.ok(texts.size > 15);
  });

  const readme = () => texts.get('README.md') ?? '';

  it('link only to files of the package and their headings, or to absolute addresses', () => {
    const dead: string[] = [];
    let count = 0;
    for (const [file, text] of texts)
      for (const [, link = ''] of text.replaceAll(CODE, '').matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(?:https?:|mailto:)/.test(link)) continue;
        count += 1;
        const [name = '', heading] = link.split('#');
        const path = name === '' ? file : posix.join(posix.dirname(file), name);
        const isFound = files.includes(path) && (heading === undefined || anchorsOf(texts.get(path)).has(heading));
        if (!isFound) dead.push(`${file}: ${link}`);
      }
    assert.deepEqual(dead, []);
    assert.ok(count > 60);
  });

  it('say of every file that is not in the package where it is', () => {
    const unsaid: string[] = [];
    for (const [file, text] of texts) {
      const [, head = '', ...paragraphs] = text.replaceAll(CODE, '').split('\n\n');
      const isSaidForAll = file === 'CHANGELOG.md' && head.includes('repository');
      for (const paragraph of [head, ...paragraphs])
        for (const [path] of paragraph.matchAll(REPOSITORY_PATH)) {
          const isPacked = files.some((each) => each === path || each.startsWith(`${path}/`));
          if (!isPacked && !isSaidForAll && !paragraph.includes('repository')) unsaid.push(`${file}: ${path}`);
        }
    }
    assert.deepEqual(unsaid, []);
  });

  it('the README says how the package is installed and used, and nothing of the repository’s commands', () => {
    assert.match(readme(), new RegExp(`^npm install \\./ordinacia-${version.replaceAll('.', '\\.')}\\.tgz$`, 'm'));
    assert.doesNotMatch(readme(), /npm (?:start|t|test|run|ci)\b/);
    for (const section of ['Install', 'Use', 'Browsers', 'Licence'])
      assert.match(readme(), new RegExp(`^## ${section}$`, 'm'));
    const recipes = files.filter((file) => /^docs\/integration\/(?!index)/.test(file));
    assert.deepEqual(
      recipes.filter((recipe) => !readme().includes(`(${recipe})`)),
      [],
    );
  });

  it('name the version of the package', () => {
    const named = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/ordinacia-(\d[\d.]*\d)\.(?:tgz|zip)/g)].map(([, found]) => `${file}: ${found}`),
    );
    assert.ok(named.length > 5);
    assert.deepEqual(
      named.filter((each) => !each.endsWith(`: ${version}`)),
      [],
    );
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

describe('sizes in documents', () => {
  it('are the budgets, where a page names one', () => {
    const [{ name, kilobytes } = { name: '', kilobytes: 0 }] = BUDGETS;
    const page = `At most <!-- at most: ${name} -->7 kB<!-- -->, <!-- at most: the package --><!-- -->.`;
    assert.equal(
      withSizes(page),
      `At most <!-- at most: ${name} -->${kilobytes} kB<!-- -->, <!-- at most: the package -->3 MB<!-- -->.`,
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

/** The headings of a page as GitHub links to them. */
function anchorsOf(text = ''): Set<string> {
  const headings = text.replaceAll(CODE, '').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
