import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { markPure, productionRouter, withoutMessages } from '../../build/production-router.mjs';
import { readFileSync } from 'node:fs';
import { parseAst } from 'rollup/parseAst';
import { shortLibraries, SHORTENED } from '../../build/short-libraries.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { joinPaths, smallIcons } from '../../build/small-icons.mjs';
import { temporaryFolder } from '../server/support/test-practice';

const ROUTER = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');
const ENTRY = '/project/src/page.js';

/** Bundles a page that uses only these parts of the router. */
async function bundle(parts: string): Promise<{ code: string; files: string[] }> {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === ENTRY ? id : id === 'the-router' ? join(ROUTER, 'development/index.mjs') : null),
    load: (id: string) => (id === ENTRY ? `import { ${parts} } from 'the-router'; console.log(${parts});` : null),
  };
  const build = await rollup({
    input: ENTRY,
    external: /^(?:react|react-dom|cookie|set-cookie-parser)$/,
    plugins: [productionRouter(), page],
    logLevel: 'silent',
  });
  const { output } = await build.generate({});
  const files = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return { code: output.map((file) => (file.type === 'chunk' ? file.code : '')).join(''), files };
}

describe('the router as it is bundled', () => {
  it('is its production build, without the links, forms and failures of its loaders that nothing uses', async () => {
    const { code, files } = await bundle('Routes, useLocation');
    assert.match(code, /function useLocation\(/);
    assert.doesNotMatch(code, /displayName|data-discover|extends React\d*\.Component|location\.href = /);
    assert.deepEqual(
      files.filter((id) => id.includes('development')),
      [],
    );
  });

  it('a part that is used is there', async () => {
    assert.match((await bundle('Link')).code, /data-discover/);
  });

  it('checks as before, without saying what is wrong', async () => {
    assert.equal(
      withoutMessages('invariant(\n  a || f("b", c),\n  `No ${d}`\n);\nother(a, "b");'),
      'invariant(\n  a || f("b", c)\n);\nother(a, "b");',
    );
    const { code } = await bundle('Routes, useLocation');
    assert.match(code, /throw new Error\(/);
    assert.doesNotMatch(code, /may be used only|console\.warn/);
  });

  it('a class is made in one call with its context', () => {
    const code = [
      'var Other = class extends React2.Component {',
      '};',
      'var Shown = class extends React2.Component {',
      '  render() {}',
      '};',
      'Shown.contextType = Context;',
    ];
    assert.deepEqual(markPure(code.join('\n')).split('\n'), [
      'var Other = class extends React2.Component {',
      '};',
      'var Shown = /* @__PURE__ */ (() => { const Shown = class extends React2.Component {',
      '  render() {}',
      '};',
      'Shown.contextType = Context; return Shown; })();',
    ]);
  });
});

const { transform } = shortLibraries();

function shorten(code: string, path: string): string {
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  const result: { code: string } | null = transform.call(context, code, resolve(path));
  return result?.code ?? code;
}

describe('the libraries without what only others use', () => {
  for (const path of SHORTENED) {
    it(path, () => {
      const code = readFileSync(path, 'utf8');
      const short = shorten(code, path);
      assert.ok(short.length < code.length);
      assert.doesNotThrow(() => parseAst(short));
    });
  }

  it('end the build where such a part has changed', () => {
    assert.throws(() => shorten('export const other = 1;', 'node_modules/laravel-echo/dist/echo.js'), /has changed/);
  });
});

describe('small icons', () => {
  it('draw all lines as one path, each from where it began', () => {
    assert.deepEqual(
      joinPaths([
        ['path', { d: 'm2 2 20 20', key: 'a' }],
        ['path', { d: 'm19 12-7 7-7-7', key: 'b' }],
        ['path', { d: 'm.5-.5v3', key: 'c' }],
        ['path', { d: 'M12 5v14', key: 'd' }],
      ]),
      [['path', { d: 'm2 2 20 20M19 12l-7 7-7-7M.5-.5v3M12 5v14', key: 0 }]],
    );
  });

  it('keep other shapes, and paths with more than their lines, apart', () => {
    assert.deepEqual(
      joinPaths([
        ['circle', { cx: '12', cy: '12', r: '10', key: 'a' }],
        ['path', { d: 'M12 6v6l4 2', key: 'b' }],
        ['path', { d: 'M1 1', fill: 'none', key: 'c' }],
        ['path', { d: 'm2 2v1', key: 'd' }],
      ]),
      [
        ['circle', { cx: '12', cy: '12', r: '10', key: 0 }],
        ['path', { d: 'M12 6v6l4 2M2 2v1', key: 1 }],
        ['path', { d: 'M1 1', fill: 'none', key: 2 }],
      ],
    );
  });

  it('are made of their shapes, without a name or an alias', async () => {
    const { transform } = smallIcons();
    const made = async (iconData: string) => {
      const folder = join(await temporaryFolder(), 'lucide-react', 'dist', 'esm', 'icons');
      const path = join(folder, 'user.mjs');
      const code = `const createLucideIcon = () => null;\nexport const __iconData = ${iconData};\nexport default createLucideIcon(__iconData);\n`;
      await mkdir(folder, { recursive: true });
      await writeFile(path, code);
      return (await transform(code, path))?.code;
    };
    const shapes = 'node: [["path", { d: "M1 1", key: "1yyitq" }], ["line", { x1: "1", key: "nufk8" }]]';
    const node = '[["path",{"d":"M1 1","key":0}],["line",{"x1":"1","key":1}]]';
    const begin = "import createLucideIcon from '../createLucideIcon.mjs'; export default createLucideIcon(";
    assert.equal(await made(`{ name: "user", size: 24, ${shapes}, aliases: ["person"] }`), `${begin}${node});`);
    await assert.rejects(made(`{ size: 16, ${shapes} }`), /has the size 16/);
    assert.equal(await transform('createLucideIcon(x)', '/project/src/icon.ts'), null);
  });

  it('have their size, the width of their stroke and a label; without one, screen readers pass over them', async () => {
    const made = await smallIcons().transform('', '/p/node_modules/lucide-react/dist/esm/createLucideIcon.mjs');
    const code = made?.code.replace("'react'", JSON.stringify(import.meta.resolve('react'))) ?? '';
    const { default: create } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default(shapes: unknown): FunctionComponent<object>;
    };
    const Icon = create([['path', { d: 'M1 1', key: 0 }]]);
    const draw = (attributes: object) => renderToStaticMarkup(createElement(Icon, attributes));
    assert.equal(
      draw({ size: 18, strokeWidth: 1.5 }),
      '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.5" ' +
        'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M1 1"></path></svg>',
    );
    const labelled = draw({ 'aria-label': 'Naliehavé' });
    assert.match(labelled, /width="24" height="24" .*stroke-width="2" .*aria-label="Naliehavé"/);
    assert.doesNotMatch(labelled, /aria-hidden/);
  });
});
