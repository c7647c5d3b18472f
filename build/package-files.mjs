import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeElements } from './elements/describe.mjs';
import { manifestOf } from './elements/manifest.mjs';

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The files beside the scripts in `dist`: module kinds, types for frameworks, the custom elements manifest, integrity hashes. */
export const packageFiles = () => ({
  name: 'package-files',
  async writeBundle() {
    // For Node and bundlers: the classic file is CommonJS there, the others are ES modules.
    writeFileSync('dist/package.json', toJson({ type: 'commonjs' }));
    writeFileSync('dist/esm/package.json', toJson({ type: 'module' }));
    for (const name of ['jsx', 'vue']) copyFileSync(`src/${name}.d.ts`, `dist/types/${name}.d.ts`);
    writeFileSync('dist/custom-elements.json', toJson(manifestOf(await describeElements())));
    writeFileSync('dist/integrity.json', toJson(integrity()));
  },
});

/** The hash of every script for a page's `integrity` attribute, by its path below `dist`. */
function integrity() {
  const scripts = readdirSync('dist', { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && !path.startsWith('test/'))
    .sort();
  const hashOf = (path) =>
    createHash('sha384')
      .update(readFileSync(join('dist', path)))
      .digest('base64');
  return Object.fromEntries(scripts.map((path) => [path, `sha384-${hashOf(path)}`]));
}
