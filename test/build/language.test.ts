import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { rollup } from 'rollup';
import { inLanguage } from '../../build/language.mjs';
import { temporaryFolder } from '../server/support/test-practice';

const files = {
  'app/main.js': `
    import { hello } from '../texts/hello.js';
    import { count } from '../texts/count.js';
    console.log(hello, count(2));`,
  'texts/hello.js': `export const hello = 'Dobrý deň';`,
  'texts/count.js': `
    import { plural } from './language/plural.js';
    export const count = (number) => plural(number) + ' pacienti';`,
  'texts/language/plural.js': `export const plural = (number) => 'po slovensky ' + number;`,
  'texts/cs/hello.js': `export const hello = 'Dobrý den';`,
  'texts/cs/count.js': `
    import { plural } from './language/plural.js';
    export const count = (number) => plural(number) + ' pacienti, česky';`,
  'texts/cs/language/plural.js': `export * from '../../language/plural.js';`,
  'texts/pl/hello.js': `export const hello = 'Dzień dobry';`,
};

describe('building another language', () => {
  let folder = '';
  async function built(language?: string): Promise<string> {
    const plugins = [inLanguage({ texts: join(folder, 'texts'), ...(language && { language }) })];
    const bundle = await rollup({ input: join(folder, 'app/main.js'), plugins });
    const { output } = await bundle.generate({ format: 'es' });
    return output[0].code;
  }

  before(async () => {
    folder = await temporaryFolder();
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
  });

  it('uses the Slovak texts when no language is named', async () => {
    assert.match(await built(), /Dobrý deň/);
    assert.match(await built('sk'), /Dobrý deň/);
  });

  it('uses the language’s folder, and the Slovak files that it re-exports', async () => {
    const code = await built('cs');
    assert.match(code, /Dobrý den'/);
    assert.match(code, /pacienti, česky/);
    assert.match(code, /po slovensky/);
    assert.doesNotMatch(code, /Dobrý deň/);
  });

  it('fails with the names of the files that a translation lacks', async () => {
    await assert.rejects(built('pl'), /lacks count\.js, language\/plural\.js$/);
    await assert.rejects(built('de'), /lacks count\.js, hello\.js, language\/plural\.js$/);
  });
});
