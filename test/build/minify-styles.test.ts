import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { minifyStyle, minifyStyles } from '../../build/minify-styles.mjs';

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

  it('minifies only the styles of our own sources', async () => {
    // As TypeScript writes it.
    const source = 'export const style = css `\n  color: red;\n`;';
    const modules: Record<string, string> = {
      '/project/src/global.js': 'addGlobalRules(`\n  color: red;\n`); other(`\n  color: red;\n`);',
      '/project/src/own.js': `import '/project/src/global.js'; import '/project/node_modules/library/index.js'; console.log(text\`\n  color: red;\n\`); ${source}`,
      '/project/node_modules/library/index.js': source,
    };
    const build = await rollup({
      input: '/project/src/own.js',
      plugins: [{ name: 'in-memory', resolveId: (id) => id, load: (id) => modules[id] }, minifyStyles()],
      logLevel: 'silent',
    });
    const { output } = await build.generate({});
    assert.equal(output[0].code.split('`color:red;`').length - 1, 2);
    assert.equal(output[0].code.split('`\n  color: red;\n`').length - 1, 3);
  });
});
