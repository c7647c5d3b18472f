import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
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
import { packPackage } from '../support/server/pack-package';
import { clockEnv } from '../support/clock/clock-env';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

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
    assert.ok(bytes <= LARGEST_BYTES, `${bytes} bytes`);
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

  it('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    assert.deepEqual(messages, []);
  });

  it('arethetypeswrong finds nothing', async () => {
    const data = new Uint8Array(await readFile(tarball));
    const analysis = await checkPackage(createPackageFromTarballData(data));
    assert.ok(analysis.types);
    // The television is a module only, and so is what takes React from the page.
    const isExpected = (problem: object) =>
      'entrypoint' in problem &&
      /^\.\/(?:display|external-react.*)$/.test(String(problem.entrypoint)) &&
      'resolutionKind' in problem &&
      problem.resolutionKind === 'node16-cjs';
    assert.deepEqual('problems' in analysis ? analysis.problems.filter((problem) => !isExpected(problem)) : null, []);
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
    ['plain TypeScript', ['plain.ts'], []],
    ['React 19', ['react.tsx'], ['react', '@types/react', 'csstype']],
    ['Vue 3', ['vue.ts'], ['vue', '@vue']],
    ['Svelte 5', ['svelte.ts'], ['svelte']],
  ] as const) {
    for (const [module, moduleResolution] of [
      ['esnext', 'bundler'],
      ['nodenext', 'nodenext'],
    ] as const) {
      it(`its types hold in ${kind} (${moduleResolution}), every declaration checked`, async () => {
        const page = join(folder, 'page', `${kind}-${moduleResolution}`.replaceAll(' ', '-'));
        await mkdir(join(page, 'node_modules/@types'), { recursive: true });
        await writeFile(join(page, 'package.json'), '{ "type": "module" }');
        for (const name of needs) await symlink(join(ROOT, 'node_modules', name), join(page, 'node_modules', name));
        await symlink(installed, join(page, 'node_modules/ordinacia'));
        for (const file of files) await cp(join(ROOT, 'test/build/consumer', file), join(page, file));
        const compilerOptions = {
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable'],
          module,
          moduleResolution,
          jsx: 'react-jsx',
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

const LARGEST_BYTES = 3_120_000;

interface Named {
  name: string;
  attributes: { name: string }[];
}

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
}
