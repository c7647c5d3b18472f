// needs: built-files
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { shortLibraries, SHORTENED } from '../../build/short-libraries.mjs';

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
