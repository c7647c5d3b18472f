import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { minifyScripts } from '../../build/minify-scripts.mjs';

const chunk = (first: string, second: string) =>
  `import { a } from './form-${first}.js';\nimport { b } from './links-${second}.js';\n` +
  `export const both = (left, right) => [a(left), b(right)];\nexport const other = () => import('./form-${first}.js');\n`;

void test('the minifier gives the same names whatever placeholders rollup numbers the chunks with', async () => {
  const { renderChunk } = minifyScripts({ isModule: true });
  const { code } = await renderChunk(chunk('!~{00D}~', '!~{01_}~'));
  const { code: other } = await renderChunk(chunk('!~{aaa}~', '!~{aa$}~'));
  assert.match(code, /form-!~\{00D\}~.*links-!~\{01_\}~.*form-!~\{00D\}~/s);
  assert.equal(other, code.replaceAll('!~{00D}~', '!~{aaa}~').replaceAll('!~{01_}~', '!~{aa$}~'));
});
