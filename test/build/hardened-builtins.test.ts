import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { rollup } from 'rollup';
import { hardenBuiltins, rewrite } from '../../build/hardened-builtins.mjs';

const ALL = ['bind', 'inherited', 'for-in'];
const LIBRARY = '/project/node_modules/library/index.js';
const OTHER = '/project/node_modules/@scope/other/index.js';

/** Bundles modules from memory; the first one is the entry. */
async function bundle(
  modules: Record<string, string>,
  options: Parameters<typeof hardenBuiltins>[0],
  said: string[] = [],
): Promise<string> {
  const [entry = ''] = Object.keys(modules);
  const inMemory = {
    name: 'in-memory',
    resolveId: (id: string) => (Object.hasOwn(modules, id) ? id : null),
    load: (id: string) => modules[id] ?? null,
  };
  const build = await rollup({
    input: entry,
    plugins: [inMemory, hardenBuiltins(options)],
    onLog: (_, { message }) => said.push(message),
  });
  const { output } = await build.generate({ format: 'iife', name: 'result' });
  return output[0].code;
}

/** Result of a library's expression after the rewriting, on a page where `before` has run. */
async function evaluate(code: string, before = ''): Promise<unknown> {
  const bundled = await bundle({ [LIBRARY]: code }, { packages: { library: ALL } });
  // A separate realm: changes by `before` must not reach the tests.
  const context = createContext({});
  runInContext(before, context);
  const json: unknown = runInContext(`${bundled}; JSON.stringify(result)`, context);
  return JSON.parse(typeof json === 'string' ? json : 'null');
}

/** An old `bind` that drops its arguments. */
const OLD_BIND =
  'Function.prototype.bind = function (self) { var f = this; return function () { return f.apply(self); }; };';
const PREPARED = `
  const f = function (...all) { return [this?.name, ...all]; };
  const self = { name: 'self' };
  const owner = { f, name: 'owner', bind: (...all) => ['own', ...all], none: null };
  const missing = null;
`;
const throws = (expression: string) =>
  `(() => { try { return ${expression}; } catch (error) { return error.name; } })()`;

describe('hardening libraries against changed built-ins: bind', () => {
  const cases: [expression: string, expected: unknown][] = [
    ['f.bind(self)(1)', ['self', 1]],
    ['f.bind(self, 1, 2)(3)', ['self', 1, 2, 3]],
    ['f.bind(self, ...[1, 2],)(3)', ['self', 1, 2, 3]],
    ['f.bind()(1)', [null, 1]],
    ["f['bind'](self, 1)(2)", ['self', 1, 2]],
    ['(f.bind)(self, 1)(2)', ['self', 1, 2]],
    ['((f).bind)((self), (1))((2))', ['self', 1, 2]],
    ['(f.bind(self, ")("))(/* ( */ 2)', ['self', ')(', 2]],
    ['f /* .bind( */ .bind /* ( */ (self, 1)(2)', ['self', 1, 2]],
    ['(function (...all) { return [this.name, ...all]; }).bind(self, 1)(2)', ['self', 1, 2]],
    ['f.bind(self, 1).bind(null, 2)(3)', ['self', 1, 2, 3]],
    ['f.bind(self, f.bind(self, 1)(2))(3)', ['self', ['self', 1, 2], 3]],
    ['owner.f.bind(self, 1)(2)', ['self', 1, 2]],
    ['f?.bind(self, 1)(2)', ['self', 1, 2]],
    ['f?.bind()(2)', [null, 2]],
    ['f.bind?.(self, 1)(2)', ['self', 1, 2]],
    ['f?.bind?.(self, 1)?.(2)', ['self', 1, 2]],
    ['owner?.f.bind(self, 1)(2)', ['self', 1, 2]],
    ['(owner?.f).bind(self, 1)(2)', ['self', 1, 2]],
    ['(f?.bind)(self, 1)(2)', ['self', 1, 2]],
    ['missing?.bind(self, self.touched = 1).length.length ?? self', { name: 'self' }],
    ['missing?.f.bind(self) ?? "nothing"', 'nothing'],
    ['owner.f.none?.bind(self) ?? "nothing"', 'nothing'],
    ['({}).bind?.(self) ?? "nothing"', 'nothing'],
    [throws('missing.bind(self)'), 'TypeError'],
    [throws('missing.bind?.(self)'), 'TypeError'],
    [throws('(missing?.bind)(self)'), 'TypeError'],
    [throws('({}).bind(self)'), 'TypeError'],
    ['owner.bind(1, 2)', ['own', 1, 2]],
    ['owner?.bind(1, 2)', ['own', 1, 2]],
    ['owner.bind?.(1, 2)', ['own', 1, 2]],
    ['new (class { constructor(...all) { this.all = all; } }.bind(null, 1))(2)', { all: [1, 2] }],
    ['Function.prototype.call.bind(Array.prototype.slice)([1, 2, 3], 1)', [2, 3]],
  ];
  /** Results of all cases, first on a clean page, then on a page with the old `bind`; one bundle contains them all. */
  let results: unknown[][];
  before(async () => {
    const code = `${PREPARED} export default [${cases.map(([expression]) => expression).join()}];`;
    results = [await evaluate(code), await evaluate(code, OLD_BIND)] as unknown[][];
  });
  for (const [index, [expression, expected]] of cases.entries()) {
    it(`${expression} works where the page has an old bind`, () => {
      assert.deepEqual(
        results.map((all) => all[index]),
        [expected, expected],
      );
    });
  }
});

describe('hardening libraries against changed built-ins: for … in', () => {
  const ADDED = 'Object.prototype.added = 1; Array.prototype.more = 1; Function.prototype.most = 1;';
  const visited = (head: string, body = 'keys.push(key)') =>
    `class Parent { own = 1; } Parent.prototype.inherited = 2; const keys = []; let key, object = new Parent(), async;
     ${head} ${body}; export default keys;`;
  const cases: [code: string, expected: unknown][] = [
    [visited('for (key in object)'), ['own', 'inherited']],
    [visited('for (const key in object)'), ['own', 'inherited']],
    [visited('for (var name in object)', 'keys.push(name)'), ['own', 'inherited']],
    [visited('for ((key) in (object))'), ['own', 'inherited']],
    [visited('for (key /* in ( */ in /* ) */ ((object)))'), ['own', 'inherited']],
    [visited('for (key in null, object)'), ['own', 'inherited']],
    [visited('for (key in "in" in object ? {} : { a: 1 })'), ['a']],
    [visited('for (async in object)', 'keys.push(async)'), ['own', 'inherited']],
    [visited('for ((async) in object)', 'keys.push(async)'), ['own', 'inherited']],
    [visited('for (keys[keys.length] in object)', ''), ['own', 'inherited']],
    [visited('for (key in { a: 1 }) for (key in [1])'), ['0']],
    [visited('for (key in { added: 1 })'), ['added']],
    [visited('for (key in null)'), []],
    [visited('for (key in undefined)'), []],
    [visited('for (key in "ab")'), ['0', '1']],
  ];
  for (const [code, expected] of cases) {
    it(`${code.split('\n')[1]?.trim() ?? ''} visits nothing that the page has added`, async () => {
      assert.deepEqual(await evaluate(code), expected);
      assert.deepEqual(await evaluate(code, ADDED), expected);
    });
  }
});

describe('hardening libraries against changed built-ins: inherited names', () => {
  const FROZEN = 'for (const one of [Object, Array, Function]) Object.freeze(one.prototype);';
  const prepared = 'function F() {} const G = function () {}, H = function () {}, o = {}, key = "valueOf";';
  const cases: [code: string, result: string, expected: unknown][] = [
    ['F.prototype.toString = () => "own";', '`${new F()}`', 'own'],
    ['(F.prototype).toString = (() => "own");', '`${new F()}`', 'own'],
    ['(F.prototype.toString) = () => "own";', '`${new F()}`', 'own'],
    ['F.prototype["toString"] = () => "own";', '`${new F()}`', 'own'],
    ['F.prototype[0, key] = () => 7;', '+new F()', 7],
    ['F.prototype [/* ] = */ key] /* = */ = () => 7;', '+new F()', 7],
    ['F.prototype = Object.create(G.prototype); F.prototype.constructor = F;', 'new F().constructor === F', true],
    [
      'F.prototype.valueOf = G.prototype.valueOf = H.prototype.valueOf = () => 7;',
      '[+new F(), +new G(), +new H()]',
      [7, 7, 7],
    ],
    ['F.prototype.valueOf = function () { return 6 }.bind(null);', '+new F()', 6],
    ['o.constructor = F;', 'o.constructor === F', true],
    ['o.hasOwnProperty = o.valueOf = 1;', 'o', { hasOwnProperty: 1, valueOf: 1 }],
    ['const given = (o.toString = F);', 'given === F', true],
  ];
  for (const [code, result, expected] of cases) {
    it(`${code} works where the page has frozen the prototypes`, async () => {
      assert.deepEqual(await evaluate(`${prepared} ${code} export default ${result};`), expected);
      assert.deepEqual(await evaluate(`${prepared} ${code} export default ${result};`, FROZEN), expected);
    });
  }
});

describe('hardening libraries against changed built-ins', () => {
  const habits = 'f.bind(1); for (const a in b) c(a); F.prototype.d = 1;';

  for (const code of [
    'new f.bind(self)',
    'const { bind } = f',
    'f.bind',
    'f.rebind(self)',
    'class A { #bind() {} b() { this.#bind(); } }',
    'class A extends B { bind() { super.bind(1); } }',
    'F.prototype = G',
    'o.name = 1',
    'o.valueOf += 1',
    'const { toString } = o',
    'o.toString == F',
    'F.prototype.x.y = 1',
  ])
    it(`leaves ${code} as it is`, () => {
      assert.deepEqual([rewrite(code, ALL).count, rewrite(code, ALL).code], [0, code]);
    });

  it('rewrites only the listed patterns, and counts them', () => {
    assert.equal(rewrite(habits, ALL).count, 3);
    assert.equal(rewrite(habits, ['bind']).count, 1);
    assert.match(rewrite(habits, ['bind', 'inherited']).code, /for \(const a in b\)/);
  });

  it('reports the number of rewrites per package', async () => {
    const said: string[] = [];
    await bundle(
      { [LIBRARY]: `import '${OTHER}'; ${habits}`, [OTHER]: habits },
      { packages: { library: ALL, '@scope/other': ['bind'] } },
      said,
    );
    assert.match(said.join(), /: @scope\/other 1, library 3$/);
  });

  it('leaves our own modules and unlisted packages as they are', async () => {
    const modules = {
      '/project/src/own.js': `import '${OTHER}'; ${habits}`,
      [OTHER]: habits,
    };
    const said: string[] = [];
    const code = await bundle(modules, { packages: { library: ALL } }, said);
    assert.deepEqual(said, []);
    assert.equal(code.split('f.bind(1)').length - 1, 2);
    assert.doesNotMatch(code, /bindTo|keysIn|setOwn/);
  });

  it('fails the build when an unlisted package with such code reaches the bundle', async () => {
    const options = { packages: {}, isComplete: true };
    await assert.rejects(bundle({ [OTHER]: habits }, options), /Name these in HARDENED_PACKAGES: @scope\/other/);
    const unused = {
      '/project/src/own.js': `import { a } from '${OTHER}'; console.log(1)`,
      [OTHER]: 'export function a() { f.bind(1) }',
    };
    assert.doesNotMatch(await bundle(unused, options), /bind/);
  });
});
