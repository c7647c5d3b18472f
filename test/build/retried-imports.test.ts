import { strict as assert } from 'node:assert';
import { resolve } from 'node:path';
import { it } from 'node:test';
import { retriedImports } from '../../build/retried-imports.mjs';

const nameIn = (file: string, source: string) => {
  const { code } =
    retriedImports().transform(`export const part = () => import('${source}');`, resolve('src', file)) ?? {};
  return /__retried\('([^']+)'/.exec(String(code))?.[1];
};

it('each imported module counts its own attempts, whatever it is called in the importing file', () => {
  assert.notEqual(nameIn('one/index.ts', './part'), nameIn('other/index.ts', './part'));
  assert.equal(nameIn('one/index.ts', './part'), nameIn('other/index.ts', '../one/part'));
});
