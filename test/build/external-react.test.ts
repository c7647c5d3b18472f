import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup, type OutputAsset, type OutputChunk } from 'rollup';
import { externalReact } from '../../build/external-react.mjs';
import { libraryChunks } from '../../build/library-chunks.mjs';

const ENTRY = '/project/src/page.tsx';
const ELEMENT = '/project/src/elements/ordinacia-element.tsx';
const STORE = '/project/src/state/store.ts';
const SOUND = '/project/src/elements/ensure-sound.ts';
const SCREEN = '/project/src/screen.tsx';
const CALLS = '/project/src/api/calls.ts';
const OPENER = '/project/src/state/opener.ts';
const REACT = '/project/node_modules/react/index.js';

const MODULES: Record<string, string> = {
  [ENTRY]: `import '${SOUND}'; import { Element } from '${ELEMENT}'; customElements.define('x-x', Element);`,
  [ELEMENT]: `import { reactExports } from '${REACT}'; import { store } from '${STORE}'; import { open } from '${OPENER}';
    export class Element extends HTMLElement { parts = [reactExports.createElement, store, open]; }`,
  [STORE]: `export const store = () => import('${CALLS}');`,
  [CALLS]: `import { store } from '${STORE}'; export const calls = [fetch, store];`,
  // Needs no React itself, but loads a module that does.
  [OPENER]: `export const open = () => import('${SCREEN}');`,
  [SCREEN]: `import { reactExports } from '${REACT}'; import { store } from '${STORE}'; export const screen = [reactExports, store];`,
  [SOUND]: `export const isSound = Boolean(globalThis.customElements);`,
  [REACT]: `import { isSound } from '${SOUND}'; export const reactExports = { createElement: isSound };`,
};

async function build(modules = MODULES) {
  const inMemory = {
    name: 'in-memory',
    resolveId: (id: string) => id,
    load: (id: string) => modules[id] ?? null,
  };
  const { beforeMinifier, afterAll } = externalReact();
  const bundle = await rollup({ input: { page: ENTRY }, plugins: [inMemory], logLevel: 'silent' });
  // The minifier's quotes and spaces.
  const dense = {
    name: 'dense',
    renderChunk: (code: string) => code.replaceAll("'", '"').replaceAll(/ ?from ?/g, ' from'),
  };
  const { output } = await bundle.generate({
    entryFileNames: 'esm/[name].js',
    chunkFileNames: 'esm/[name].js',
    minifyInternalExports: true,
    ...libraryChunks,
    plugins: [beforeMinifier, dense, afterAll],
  });
  return {
    chunks: output.filter((file): file is OutputChunk => file.type === 'chunk'),
    copies: new Map(
      output
        .filter((file): file is OutputAsset => file.type === 'asset')
        .map(({ fileName, source }) => [fileName, String(source)]),
    ),
  };
}

describe('the modules without React', () => {
  it('are copies of those that lead to React, also by what they load later; the others are there once', async () => {
    const { chunks, copies } = await build();
    assert.deepEqual([...copies.keys()].sort(), [
      'esm-external-react/page.js',
      'esm-external-react/react.js',
      'esm-external-react/screen.js',
    ]);
    assert.deepEqual(chunks.map(({ name }) => name).sort(), ['calls', 'core', 'first', 'page', 'react', 'screen']);
    const named = (file: string) =>
      [...(copies.get(`esm-external-react/${file}`) ?? '').matchAll(/"(\.[^"]+)"/g)].map(([, name]) => name).sort();
    assert.deepEqual(named('page.js'), ['../esm/core.js', '../esm/first.js', './react.js', './screen.js']);
    assert.deepEqual(named('screen.js'), ['../esm/core.js', '../esm/first.js', './react.js']);
  });

  it('React’s passes on what the page has, by the names of the other, after what runs first', async () => {
    const { chunks, copies } = await build();
    const react = chunks.find(({ name }) => name === 'react');
    assert.equal(react?.exports.length, 1);
    assert.equal(
      copies.get('esm-external-react/react.js'),
      'import"../esm/first.js";import*as p0 from"react";import*as p1 from"react/jsx-runtime";' +
        `import*as p2 from"react-dom";import*as p3 from"react-dom/client";export{p0 as ${react.exports[0]}};\n`,
    );
  });

  it('a part of React that is not known ends the build', async () => {
    const modules = Object.fromEntries(
      Object.entries(MODULES).map(([id, code]) => [id, code.replaceAll('reactExports', 'otherExports')]),
    );
    await assert.rejects(build(modules), /The chunk of React exports otherExports/);
  });
});
