// needs: built-files
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { css, extractCss, keyframes } from 'goober';
import { rollup, type OutputChunk, type Plugin } from 'rollup';
import { compileStyles, minifyStyle } from '../../build/compile-styles.mjs';

/** The code of modules, by their paths. */
type Modules = Record<string, string>;

const STYLE = '/project/src/ui/style/style.js';
const GOOBER = '/project/node_modules/goober/index.js';
const PAGE = '/project/src/page.js';
const FROM_STYLE = `import { addGlobalRules, css, keyframes, rules } from '${STYLE}';`;
const SHARED: Modules = {
  [GOOBER]: 'export const css = () => {};',
  [STYLE]: `
    import { css as goober } from '${GOOBER}';
    export const css = () => goober(), keyframes = css, addGlobalRules = css, rules = String.raw;
    export const texts = [];
    export function addRules(...parts) { texts.push(...parts); }
  `,
};

const inMemory = (modules: Modules): Plugin => ({
  name: 'in-memory',
  resolveId: (id) => (Object.hasOwn(modules, id) ? id : basename(id)),
  load: (id) => modules[id] ?? null,
});

const isChunk = (output: { type: string }): output is OutputChunk => output.type === 'chunk';

async function chunksOf(modules: Modules, { modules: plugin } = compileStyles()): Promise<Modules> {
  const build = await rollup({
    input: PAGE,
    plugins: [inMemory({ ...SHARED, ...modules }), plugin],
    treeshake: { moduleSideEffects: (id) => id !== GOOBER },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ chunkFileNames: '[name].js' });
  return Object.fromEntries(output.filter(isChunk).map(({ fileName, code }) => [fileName, code]));
}

/** The exports of a module, as strings. */
async function exportsOf(code = ''): Promise<Record<string, string>> {
  const exported: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.fromEntries(Object.entries(exported ?? {}).map(([name, value]) => [name, String(value)]));
}

describe('compiled styles', () => {
  it('are what goober makes of the templates', async () => {
    const modules = {
      '/project/src/shared.js': `
        import { css } from '${STYLE}';
        const HALF = 8;
        export const narrow = '@media (max-width: 10px)', lifted = \`&:hover { top: \${HALF}px; }\`;
        export const inner = css\`color: red;\`;`,
      [PAGE]: `
        ${FROM_STYLE}
        import { narrow, lifted, inner as within } from '/project/src/shared.js';
        addGlobalRules(\`:host { display: block; }\`);
        const turn = keyframes\`to { rotate: 1turn; }\`, unused = css\`color: blue;\`;
        export const outer = css\`
          animation: \${turn} 1s;
          \${lifted}
          \${narrow} {
            .\${within} > &, & b { content: 'x'; }
          }
        \`;
        export { within };
        export { texts } from '${STYLE}';`,
    };
    const { 'page.js': code } = await chunksOf(modules);
    const { texts = '', outer, within } = await exportsOf(code);

    const inner = css`
      color: red;
    `;
    const turn = keyframes`to { rotate: 1turn; }`;
    const whole = css`
      animation: ${turn} 1s;
      &:hover {
        top: 8px;
      }
      @media (max-width: 10px) {
        .${inner} > &,
        & b {
          content: 'x';
        }
      }
    `;
    const [, turned] = /@keyframes (\w+)/.exec(texts) ?? [];
    const names: Record<string, string | undefined> = { [inner]: within, [turn]: turned, [whole]: outer };
    const [made = ''] = minifyStyle([extractCss().replaceAll(/go\d+/g, (name) => names[name] ?? name)]);
    const [first, ...others] = made.replaceAll(';}', '}').split('@keyframes');
    assert.equal(texts, [`${first}:host{display:block}`, ...others].join('@keyframes'));
  });

  it('stand once in each chunk, and in the classic file', async () => {
    const part = (colour: string) => `
      import { css } from '${STYLE}';
      export const own = css\`color: ${colour};\`, shared = css\`top: 0;\`, last = css\`left: 0;\`, after = css\`color: ${colour}ish;\`;`;
    const styles = compileStyles();
    const chunks = await chunksOf(
      {
        '/project/src/one.js': part('red'),
        '/project/src/other.js': part('blue'),
        [PAGE]: `export const parts = [import('/project/src/one.js'), import('/project/src/other.js')]; export { texts } from '${STYLE}';`,
      },
      styles,
    );
    assert.deepEqual(
      ['one.js', 'other.js'].map((name) => /addRules\((.*)\)/.exec(chunks[name] ?? '')?.[1]),
      [
        '".bb{color:red}", ".bc{top:0}", ".bd{left:0}", ".be{color:redish}"',
        '".bf{color:blue}", ".bc{top:0}", ".bd{left:0}", ".bg{color:blueish}"',
      ],
    );
    const classic = await rollup({ input: 'page.js', plugins: [inMemory(chunks), styles.classic] });
    const { output } = await classic.generate({ inlineDynamicImports: true });
    const { texts } = await exportsOf(output[0].code);
    assert.equal(texts, '.bb{color:red}.bc{top:0}.bd{left:0}.be{color:redish}.bf{color:blue}.bg{color:blueish}');
  });

  const refused: [title: string, code: string, message: RegExp][] = [
    ['calls a function', 'css`top: ${Math.random()}px;`;', /page\.js: a style contains a CallExpression/],
    ['has a variable', 'let top = 1; css`top: ${top}px;`;', /page\.js: a style contains top,/],
    ['stands in a function', 'export const make = () => css`top: 0;`;', /goober is bundled/],
    ['is no template', "export const top = css('top: 0;');", /goober is bundled/],
  ];
  for (const [title, code, message] of refused)
    it(`end the build where one ${title}`, async () => {
      await assert.rejects(chunksOf({ [PAGE]: FROM_STYLE + code }), message);
    });

  it('make the same code of a module in every folder: rollup orders chunks by its length', async () => {
    const code = `${FROM_STYLE} export const box = css\`color: red;\`;`;
    const compiledAt = async (path: string) => {
      let compiled = '';
      const keep: Plugin = { name: 'keep', transform: (text, id) => void (id === path && (compiled = text)) };
      const plugins = [inMemory({ ...SHARED, [path]: code }), compileStyles().modules, keep];
      await rollup({ input: path, plugins, logLevel: 'silent' });
      return compiled;
    };
    const here = await compiledAt('/here/page.js');
    assert.match(here, /addRules/);
    assert.equal(await compiledAt('/in/quite/another/folder/page.js'), here);
  });

  it('leave neither goober nor a template in the built files', () => {
    const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    const scripts = names.filter((name) => /^(?:esm.*|ordinacia\.umd)\.js$/.test(name));
    assert.ok(scripts.length > 100);
    for (const name of scripts) {
      const code = readFileSync(`dist/${name}`, 'utf8');
      assert.ok(!code.includes('_goober'), name);
      assert.doesNotMatch(code, /[\w$]`[^`]*:[^`]*;`/, name);
    }
  });
});

describe('minifying styles', () => {
  const cases: [title: string, parts: string[], expected: string[]][] = [
    [
      'blanks around blocks and declarations',
      ['\n  color: red;\n  &:hover {\n    top: 0;\n  }\n'],
      ['color:red;&:hover{top:0;}'],
    ],
    ['lists', ['transition: top 1s, left 2s;'], ['transition:top 1s,left 2s;']],
    ['a descendant stays one', ['& a :hover > b {top:0;}'], ['& a :hover > b{top:0;}']],
    ['calculations keep their blanks', ['top: calc(1px + 2px - var(--x));'], ['top:calc(1px + 2px - var(--x));']],
    [
      'what is quoted stays',
      [`content: "a ;  {b: c} /";  quotes: 'x  y';`],
      [`content:"a ;  {b: c} /";quotes:'x  y';`],
    ],
    ['comments go', ['/* a; */ top: 0; /* { */ left: 0;'], ['top:0;left:0;']],
    ['blanks between values stay', ['margin: ', ' ', ';\n'], ['margin:', ' ', ';']],
    ['a value that is a rule', ['top: 0;\n  ', ' {\n top: 1px; }\n ', ''], ['top:0;', '{top:1px;}', '']],
    ['a value within quotes', ['background: url("', '  x") ', ';'], ['background:url("', '  x") ', ';']],
    ['conditions', ['@media (width > 10px) and (hover) { top: 0; }'], ['@media (width > 10px) and (hover){top:0;}']],
  ];
  for (const [title, parts, expected] of cases) it(title, () => assert.deepEqual(minifyStyle(parts), expected));

  it('changes only the styles of our own sources', async () => {
    const texts = 'rules`\n  color: red;\n`, text`\n  color: red;\n`';
    const { 'page.js': code } = await chunksOf({
      '/project/node_modules/library/index.js': `import { rules } from '${STYLE}'; console.log(rules\`\n  top: 0;\n\`);`,
      [PAGE]: `${FROM_STYLE} import '/project/node_modules/library/index.js'; console.log(${texts});`,
    });
    assert.match(code ?? '', /rules`color: ?red;`, text`\n {2}color: red;\n`/);
    assert.match(code ?? '', /rules`\n {2}top: 0;\n`/);
  });
});
