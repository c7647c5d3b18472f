import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeElements } from './elements/describe.mjs';
import { manifestOf } from './elements/manifest.mjs';

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What stands beside the scripts in `dist`: the kinds of its modules, types for frameworks, the elements' manifest, hashes of all. */
export const packageFiles = () => ({
  name: 'package-files',
  async writeBundle() {
    // For Node, and what builds with it: the classic file is CommonJS there, the others are not.
    writeFileSync('dist/package.json', toJson({ type: 'commonjs' }));
    writeFileSync('dist/esm/package.json', toJson({ type: 'module' }));
    for (const name of ['jsx', 'vue']) copyFileSync(`src/${name}.d.ts`, `dist/types/${name}.d.ts`);
    writeFileSync('dist/custom-elements.json', toJson(manifestOf(await describeElements())));
    writeFileSync('dist/integrity.json', toJson(integrity()));
  },
});

/** The hash of every script, as a page's `integrity` attribute wants it, by its path below `dist`. */
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
