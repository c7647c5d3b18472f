// needs: built-files, release
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { Ajv } from 'ajv';
import { publint } from 'publint';
import { PACKAGE_MEGABYTES } from '../../build/budgets.mjs';
import { hashOfInputs } from '../../build/inputs.mjs';
import { newDoctor, startTestPractice, temporaryFolder } from '../server/support/test-practice';
import { clockEnv } from '../support/clock/open-page';
import { assertOwnFiles, packPackage } from '../support/server/pack-package';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const CODE = /^```[^]*?^```$/gm;
/** A path in the repository, which readers of the package do not have. */
const REPOSITORY_PATH = /(?<![\w./-])(?:src|host|test|build|deploy|docs)\/[\w./-]*\w/g;

describe('the package', { timeout: 600_000 }, () => {
  let folder: string;
  let clone: string;
  let tarball: string;
  let page: string;
  let installed: string;
  /** All files and folders of the package. */
  let found: string[];
  let version: string;
  /** The package's documents, by path. */
  const texts = new Map<string, string>();

  before(async () => {
    ({ folder, clone, tarball, page, installed } = await installPackage());
    found = (await readdir(installed, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
    for (const file of found.filter((name) => name.endsWith('.md')))
      texts.set(file, await readFile(join(installed, file), 'utf8'));
    ({ version } = (await json('package.json')) as { version: string });
    assert.ok(texts.size > 15);
  });

  const json = async (path: string) =>
    JSON.parse(await readFile(join(installed, path), 'utf8')) as Record<string, unknown>;

  it('brings what integrators need, nothing else, and no other package', async () => {
    const rest = found.filter(
      (path) =>
        !/^(?:dist(?:\/(?:esm|esm-external-react|types))?|docs(?:\/integration)?|dist\/(?:esm|esm-external-react|types)\/.+|docs\/integration\/[a-z-]+\.md)$/.test(
          path,
        ),
    );
    const files = `CHANGELOG.md LICENSE README.md dist/NOTICE dist/check.mjs dist/custom-elements.json dist/importmap.json
      dist/integrity.json dist/loader.js dist/modulepreload.html dist/ordinacia.umd.js dist/package.json
      dist/vscode.html-custom-data.json dist/web-types.json docs/backend-check.md docs/capabilities.md
      docs/cross-origin.md docs/embedding.md docs/versions.md package.json`;
    assert.deepEqual(rest.sort(), files.split(/\s+/));
    assert.ok(found.every((path) => !path.endsWith('.map')));
    const stats = await Promise.all(found.map((path) => stat(join(installed, path))));
    const sizes = stats.filter((each) => each.isFile()).map(({ size }) => size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(bytes <= PACKAGE_MEGABYTES * 1_000_000, `${bytes} bytes`);
    const manifest = await json('package.json');
    for (const name of ['dependencies', 'peerDependencies', 'devDependencies', 'scripts', 'overrides'])
      assert.equal(manifest[name], undefined, name);
  });

  it('has the licence of every package that is in the scripts', async () => {
    const notice = await readFile(join(installed, 'dist/NOTICE'), 'utf8');
    for (const name of ['react', 'react-dom', 'pusher-js', 'laravel-echo', 'valibot', 'dompurify', 'ws'])
      assert.match(notice, new RegExp(`^${name} \\d.+\\(.+\\)$`, 'm'));
    assert.ok((notice.match(/^Copyright/gm) ?? []).length > 20);
    assert.equal(
      notice.match(/^Permission is hereby granted, free of charge, to any person obtaining a copy of$/gm)?.length,
      1,
    );
  });

  it('the modules without React take what needs none from the others, which stand once, and never lead to the other React', async () => {
    const modules = new Set(
      ['admin', 'hot-panel', 'ordinacia', 'waiting-room'].map((name) => `esm-external-react/${name}.js`),
    );
    const shared = new Map<string, string>();
    for (const path of modules) {
      const text = await readFile(join(installed, 'dist', path), 'utf8');
      if (path.startsWith('esm/')) shared.set(path, text);
      for (const [, name] of text.matchAll(/(?:\bfrom|\bimport\(?)"(\.[^"]+)"/g))
        if (name) modules.add(posix.join(posix.dirname(path), name));
    }
    const copies = await readdir(join(installed, 'dist/esm-external-react'));
    assert.deepEqual(
      [...modules].filter((path) => !shared.has(path)).sort(),
      copies
        .filter((name) => name.endsWith('.js'))
        .map((name) => `esm-external-react/${name}`)
        .sort(),
    );
    assert.ok([...shared.keys()].some((path) => path.startsWith('esm/core-')));
    for (const [path, text] of shared) assert.doesNotMatch(text, /__CLIENT_INTERNALS|"\.\/react-/, path);
  });

  it('its check of a backend runs where nothing else is installed', async () => {
    const server = await startTestPractice();
    const token = server.practice.sessions.startSession((await newDoctor(server)).id);
    const { bin } = (await json('package.json')) as { bin?: Record<string, string> };
    const file = join(installed, bin?.['ordinacia-check'] ?? '');
    const args = [file, server.url, '--token', '--realtime-key', 'ordinacia'];
    const { stdout } = await run(process.execPath, args, {
      cwd: page,
      env: { ...clockEnv(), ORDINACIA_TOKEN: token },
    });
    assert.match(stdout, /✓ The socket subscribes to the channel\n/);
    assert.match(stdout, /\n\d+ hold · 0 missing · \d+ not seen\n$/);
  });

  it('require and import of every entry work in Node, or say what to do', async () => {
    const { exports } = (await json('package.json')) as { exports: Record<string, object | string> };
    const names = Object.keys(exports).filter((name) => !name.includes('*') && name !== './package.json');
    assert.ok(names.length >= 12);
    for (const name of ['react', 'react-dom', 'scheduler'])
      await symlink(join(ROOT, 'node_modules', name), join(page, 'node_modules', name));
    await writeFile(
      join(page, 'load.cjs'),
      `const names = ${JSON.stringify(names.map((name) => posix.join('ordinacia', name)))};
      const said = (error) => error.code + ': ' + error.message;
      const required = (name) => { try { return typeof require(name); } catch (error) { return said(error); } };
      const imported = (name) => import(name).then((module) => typeof module, said);
      Promise.all(names.map(async (name) => [name, required(name), await imported(name)]))
        .then((found) => process.stdout.write(JSON.stringify(found)));`,
    );
    const { stdout } = await run(process.execPath, ['load.cjs'], { cwd: page });
    const loaded = JSON.parse(stdout) as [name: string, required: string, imported: string][];
    assert.deepEqual(
      loaded.filter(([, , imported]) => imported !== 'object'),
      [],
    );
    const refused = loaded.filter(([, required]) => required !== 'object');
    const react = ['', '/admin', '/waiting-room', '/hot-panel'].map((name) => `ordinacia/external-react${name}`);
    assert.deepEqual(
      refused.map(([name]) => name),
      ['ordinacia/display', ...react],
    );
    for (const [, required] of refused)
      assert.match(required, /^ERR_REQUIRE_ESM: .+ use import, or await import\(.+ require\('ordinacia'\)/);
  });

  it('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    assert.deepEqual(messages, []);
  });

  it('the manifest follows its schema, and names files that are there', async () => {
    const schema = JSON.parse(
      await readFile(join(ROOT, 'node_modules/custom-elements-manifest/schema.json'), 'utf8'),
    ) as object;
    const manifest = await json('dist/custom-elements.json');
    const ajv = new Ajv({ strict: false, allErrors: true });
    ajv.validate(schema, manifest);
    assert.deepEqual(ajv.errors ?? [], []);
    for (const { path } of manifest['modules'] as { path: string }[]) await stat(join(installed, path));
  });

  it('editors get every element and attribute', async () => {
    const manifest = await json('dist/custom-elements.json');
    const declared = (manifest['modules'] as { declarations: Declaration[] }[]).flatMap(
      ({ declarations }) => declarations,
    );
    const expected = declared.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)]);
    const data = (await json('dist/vscode.html-custom-data.json')) as { tags: Named[] };
    assert.deepEqual(
      data.tags.map(({ name, attributes }) => [name, attributes.map((each) => each.name)]),
      expected,
    );
    const webTypes = (await json('dist/web-types.json')) as { contributions: { html: { elements: Named[] } } };
    assert.deepEqual(
      webTypes.contributions.html.elements.map(({ name, attributes }) => [name, attributes.map((each) => each.name)]),
      expected,
    );
  });

  for (const [kind, files, needs] of [
    ['plain TypeScript', ['plain.ts', 'readme.js'], []],
    ['CommonJS', ['common.cts'], []],
    [
      'React 19, Vue 3 and Svelte 5',
      ['react.tsx', 'readme.tsx', 'vue.ts', 'svelte.ts'],
      ['react', '@types/react', 'csstype', 'vue', '@vue', 'svelte'],
    ],
  ] as const)
    it(`its types hold in ${kind}, every declaration checked`, () =>
      assert.doesNotReject(checkTypes(installed, files, needs)));

  it('its documents link only to files of the package and their headings, or to absolute addresses', () => {
    const dead: string[] = [];
    let count = 0;
    for (const [file, text] of texts)
      for (const [, link = ''] of text.replaceAll(CODE, '').matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(?:https?:|mailto:)/.test(link)) continue;
        count += 1;
        const [name = '', heading] = link.split('#');
        const path = name === '' ? file : posix.join(posix.dirname(file), name);
        const isFound = found.includes(path) && (heading === undefined || anchorsOf(texts.get(path)).has(heading));
        if (!isFound) dead.push(`${file}: ${link}`);
      }
    assert.deepEqual(dead, []);
    assert.ok(count > 60);
  });

  it('its documents say where each file outside the package is', () => {
    const unsaid: string[] = [];
    for (const [file, text] of texts) {
      const [, head = '', ...paragraphs] = text.replaceAll(CODE, '').split('\n\n');
      const isSaidForAll = file === 'CHANGELOG.md' && head.includes('repository');
      for (const paragraph of [head, ...paragraphs])
        for (const [path] of paragraph.matchAll(REPOSITORY_PATH)) {
          const isPacked = found.some((each) => each === path || each.startsWith(`${path}/`));
          if (!isPacked && !isSaidForAll && !paragraph.includes('repository')) unsaid.push(`${file}: ${path}`);
        }
    }
    assert.deepEqual(unsaid, []);
  });

  it('its README says how the package is installed and used, and nothing of the repository’s commands', () => {
    const readme = texts.get('README.md') ?? '';
    assert.match(readme, new RegExp(`^npm install \\./ordinacia-${version.replaceAll('.', '\\.')}\\.tgz$`, 'm'));
    assert.doesNotMatch(readme, /npm (?:start|t|test|run|ci)\b/);
    for (const section of ['Install', 'Use', 'Browsers', 'Licence'])
      assert.match(readme, new RegExp(`^## ${section}$`, 'm'));
    const recipes = found.filter((file) => /^docs\/integration\/(?!index)/.test(file));
    assert.deepEqual(
      recipes.filter((recipe) => !readme.includes(`(${recipe})`)),
      [],
    );
  });

  it('its documents name the version of the package', () => {
    const named = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/ordinacia-(\d[\d.]*\d)\.(?:tgz|zip)/g)].map(([, found]) => `${file}: ${found}`),
    );
    assert.ok(named.length > 5);
    assert.deepEqual(
      named.filter((each) => !each.endsWith(`: ${version}`)),
      [],
    );
  });

  it('is packed only of what was built of its sources, and puts the repository’s files back when packing fails', async () => {
    assert.equal((await readFile(join(clone, 'dist/inputs.sha256'), 'utf8')).trim(), hashOfInputs(ROOT));
    const pack = (...args: string[]) => run('npm', ['pack', ...args], { cwd: clone });

    const config = join(clone, 'rollup.config.mjs');
    const sources = await readFile(config, 'utf8');
    await writeFile(config, `throw new Error('A changed input is built.');\n${sources}`);
    await assert.rejects(pack(), ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      assert.match(stdout, /Building the panel/);
      assert.match(stderr, /A changed input is built\./);
      return true;
    });
    await writeFile(config, sources);
    await assertOwnFiles(clone);

    // The tarball's folder does not exist: npm fails after `prepack`, without `postpack`.
    const watched = watch(clone);
    const restored = new Promise<void>((resolve) => {
      watched.on('change', () => {
        if (existsSync(join(clone, '.packing'))) isReplaced = true;
        else if (isReplaced) resolve();
      });
    });
    let isReplaced = false;
    await assert.rejects(pack('--pack-destination', join(folder, 'nowhere')), /ENOENT/);
    await restored;
    watched.close();
    await assertOwnFiles(clone);
  });

  it('arethetypeswrong finds nothing', async () => {
    const data = new Uint8Array(await readFile(tarball));
    const analysis = await checkPackage(createPackageFromTarballData(data));
    assert.ok(analysis.types);
    assert.deepEqual('problems' in analysis ? analysis.problems : null, []);
  });
});

interface Named {
  name: string;
  attributes: { name: string }[];
}

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
}

/** The anchors that GitHub gives to a page's headings. */
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

/** Packs the package as a release does, in `clone`, and installs it in `page` with npm's layout. */
async function installPackage() {
  const folder = await temporaryFolder();
  const tarball = await packPackage(folder);
  const page = join(folder, 'page');
  const installed = join(page, 'node_modules', 'ordinacia');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  return { folder, tarball, page, installed, clone: join(folder, 'clone') };
}

/** Checks the types of a page's files, from `consumer/` or the README (`readme.js`), with the packages they need. */
async function checkTypes(installed: string, files: readonly string[], needs: readonly string[]) {
  const page = await temporaryFolder();
  await mkdir(join(page, 'node_modules/@types'), { recursive: true });
  await writeFile(join(page, 'package.json'), '{ "type": "module" }');
  for (const name of needs) await symlink(join(ROOT, 'node_modules', name), join(page, 'node_modules', name));
  await symlink(installed, join(page, 'node_modules/ordinacia'));
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  for (const file of files) {
    const [name, language = ''] = file.split('.');
    if (name !== 'readme') await cp(join(ROOT, 'test/build/consumer', file), join(page, file));
    else await writeFile(join(page, file), new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? '');
  }
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    // `plain.ts` is resolved as by a bundler, the others as by Node.
    ...(files.includes('plain.ts')
      ? { module: 'esnext', moduleResolution: 'bundler' }
      : { module: 'nodenext', moduleResolution: 'nodenext' }),
    jsx: 'react-jsx',
    allowJs: true,
    checkJs: true,
    strict: true,
    // React, Vue and Svelte bring their own types.
    skipLibCheck: needs.length > 0,
    preserveSymlinks: true,
    types: [],
    noEmit: true,
  };
  await writeFile(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  // Both compilers are tested, because pages may use either.
  const compiler = files.includes('plain.ts') ? 'typescript' : 'typescript-7';
  await run(process.execPath, [join(ROOT, 'node_modules', compiler, 'bin/tsc'), '-p', page]);
}
