import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { markPure, productionRouter, withoutMessages } from '../../build/production-router.mjs';

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
