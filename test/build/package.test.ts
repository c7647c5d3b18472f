// needs: built-files
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { Ajv } from 'ajv';
import { publint } from 'publint';
import { newDoctor, startTestPractice } from '../host/support/test-practice';
import { PACKAGE_MEGABYTES } from '../../build/budgets.mjs';
import { hashOfInputs } from '../../build/inputs.mjs';
import { assertOwnFiles, packPackage } from '../support/server/pack-package';
import { clockEnv } from '../support/clock/clock-env';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const BUNDLER = ['esnext', 'bundler'] as const;
const NODE = ['nodenext', 'nodenext'] as const;

describe('the package', { timeout: 300_000 }, () => {
  let folder: string;
  let tarball: string;
  /** Where the package is installed, as npm lays it. */
  let installed: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ordinacia-package-'));
    tarball = await packPackage(folder);
    installed = join(folder, 'page', 'node_modules', 'ordinacia');
    await mkdir(installed, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const json = async (path: string) =>
    JSON.parse(await readFile(join(installed, path), 'utf8')) as Record<string, unknown>;

  it('brings what integrators need, nothing else, and no other package', async () => {
    const found = (await readdir(installed, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
    const rest = found.filter(
      (path) =>
        !/^(?:dist(?:\/(?:esm|esm-external-react|types))?|docs(?:\/integration)?|dist\/(?:esm|esm-external-react|types)\/.+|docs\/integration\/[a-z-]+\.md)$/.test(
          path,
        ),
    );
    assert.deepEqual(rest.sort(), [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/NOTICE',
      'dist/check.mjs',
      'dist/custom-elements.json',
      'dist/importmap.json',
      'dist/integrity.json',
      'dist/loader.js',
      'dist/modulepreload.html',
      'dist/ordinacia.umd.js',
      'dist/package.json',
      'dist/vscode.html-custom-data.json',
      'dist/web-types.json',
      'docs/backend-check.md',
      'docs/capabilities.md',
      'docs/cross-origin.md',
      'docs/embedding.md',
      'docs/versions.md',
      'package.json',
    ]);
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
      (notice.match(/^Permission is hereby granted, free of charge, to any person obtaining a copy of$/gm) ?? [])
        .length,
      1,
    );
  });

  it('the modules without React take what needs none from the others, which stand once, and never lead to the other React', async () => {
    const found = new Set(
      ['admin', 'hot-panel', 'ordinacia', 'waiting-room'].map((name) => `esm-external-react/${name}.js`),
    );
    const shared = new Map<string, string>();
    for (const path of found) {
      const text = await readFile(join(installed, 'dist', path), 'utf8');
      if (path.startsWith('esm/')) shared.set(path, text);
      for (const [, name] of text.matchAll(/(?:\bfrom|\bimport\(?)"(\.[^"]+)"/g))
        if (name) found.add(posix.join(posix.dirname(path), name));
    }
    const copies = await readdir(join(installed, 'dist/esm-external-react'));
    assert.deepEqual(
      [...found].filter((path) => !shared.has(path)).sort(),
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
    const token = server.practice.startSession((await newDoctor(server)).id);
    const { bin } = (await json('package.json')) as { bin?: Record<string, string> };
    const file = join(installed, bin?.['ordinacia-check'] ?? '');
    const args = [file, server.url, '--token', '--realtime-key', 'ordinacia'];
    const { stdout } = await run(process.execPath, args, {
      cwd: folder,
      env: { ...clockEnv(), ORDINACIA_TOKEN: token },
    });
    assert.match(stdout, /✓ The socket subscribes to the channel\n/);
    assert.match(stdout, /\n\d+ hold · 0 missing · \d+ not seen\n$/);
  });

  it('require and import of every entry work in Node, or say what to do', async () => {
    const { exports } = (await json('package.json')) as { exports: Record<string, object | string> };
    const names = Object.keys(exports).filter((name) => !name.includes('*') && name !== './package.json');
    assert.ok(names.length >= 12);
    const page = join(folder, 'page');
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
    const found = JSON.parse(stdout) as [name: string, required: string, imported: string][];
    assert.deepEqual(
      found.filter(([, , imported]) => imported !== 'object'),
      [],
    );
    const refused = found.filter(([, required]) => required !== 'object');
    assert.deepEqual(
      refused.map(([name]) => name),
      [
        'ordinacia/display',
        'ordinacia/external-react',
        'ordinacia/external-react/admin',
        'ordinacia/external-react/waiting-room',
        'ordinacia/external-react/hot-panel',
      ],
    );
    for (const [, required] of refused)
      assert.match(required, /^ERR_REQUIRE_ESM: .+ use import, or await import\(.+ require\('ordinacia'\)/);
  });

  it('is packed only of what was built of its sources, and puts the repository’s files back when packing fails', async () => {
    const clone = join(folder, 'clone');
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

    // The tarball has nowhere to go: npm ends after `prepack`, and without `postpack`.
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

  it('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    assert.deepEqual(messages, []);
  });

  it('arethetypeswrong finds nothing', async () => {
    const data = new Uint8Array(await readFile(tarball));
    const analysis = await checkPackage(createPackageFromTarballData(data));
    assert.ok(analysis.types);
    assert.deepEqual('problems' in analysis ? analysis.problems : null, []);
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

  it('editors are told of every element and attribute', async () => {
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
    ['React 19', ['react.tsx', 'readme.tsx'], ['react', '@types/react', 'csstype']],
    ['Vue 3', ['vue.ts'], ['vue', '@vue']],
    ['Svelte 5', ['svelte.ts'], ['svelte']],
  ] as const) {
    for (const [module, moduleResolution] of kind === 'CommonJS' ? ([NODE] as const) : ([BUNDLER, NODE] as const)) {
      it(`its types hold in ${kind} (${moduleResolution}), every declaration checked`, async () => {
        const page = join(folder, 'page', `${kind}-${moduleResolution}`.replaceAll(' ', '-'));
        await mkdir(join(page, 'node_modules/@types'), { recursive: true });
        await writeFile(join(page, 'package.json'), '{ "type": "module" }');
        for (const name of needs) await symlink(join(ROOT, 'node_modules', name), join(page, 'node_modules', name));
        await symlink(installed, join(page, 'node_modules/ordinacia'));
        const readme = await readFile(join(installed, 'README.md'), 'utf8');
        for (const file of files) {
          const [name, language = ''] = file.split('.');
          if (name !== 'readme') await cp(join(ROOT, 'test/build/consumer', file), join(page, file));
          else
            await writeFile(join(page, file), new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? '');
        }
        const compilerOptions = {
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable'],
          module,
          moduleResolution,
          jsx: 'react-jsx',
          allowJs: true,
          checkJs: true,
          strict: true,
          // Those of React, Vue and Svelte are theirs.
          skipLibCheck: needs.length > 0,
          preserveSymlinks: true,
          types: [],
          noEmit: true,
        };
        await writeFile(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
        await assert.doesNotReject(run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', page]));
      });
    }
  }
});

interface Named {
  name: string;
  attributes: { name: string }[];
}

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
}
