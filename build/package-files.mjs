import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { buildCheck } from './check.mjs';
import { describeElements } from './elements/describe.mjs';
import { customDataOf, webTypesOf } from './elements/editor-data.mjs';
import { manifestOf } from './elements/manifest.mjs';
import { EXTERNAL_FOLDER } from './external-react.mjs';
import { integrity } from './integrity.mjs';
import { addNotices } from './notices.mjs';
import { packageTypes } from './package-types.mjs';
import { importMap, modulePreloads } from './page-maps.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const toJson = (value) => `${JSON.stringify(value, null, 1)}\n`;
/** For programs only: indentation would add 50 kB to the package. */
const toDenseJson = (value) => `${JSON.stringify(value)}\n`;

/** The files in `dist` besides scripts: module kinds, types for frameworks, the check of a backend, descriptions for editors, hashes. */
export const packageFiles = () => ({
  name: 'package-files',
  async writeBundle() {
    // For Node and bundlers: the classic file is CommonJS there, the others are ES modules.
    writeFileSync('dist/package.json', toJson({ type: 'commonjs' }));
    for (const folder of ['esm', EXTERNAL_FOLDER])
      writeFileSync(`dist/${folder}/package.json`, toJson({ type: 'module' }));
    await packageTypes();
    for (const name of ['import-only.cjs', 'import-only.d.cts']) copyFileSync(`build/${name}`, `dist/types/${name}`);
    // Entries that have types only need an empty module.
    writeFileSync('dist/types/empty.js', 'export {};\n');
    writeFileSync('dist/types/empty.cjs', '');
    addNotices(await buildCheck());
    const description = await describeElements();
    writeFileSync('dist/custom-elements.json', toDenseJson(manifestOf(description)));
    writeFileSync('dist/web-types.json', toDenseJson(webTypesOf(description, version)));
    writeFileSync('dist/vscode.html-custom-data.json', toDenseJson(customDataOf(description)));
    const hashes = integrity();
    writeFileSync('dist/integrity.json', toJson(hashes));
    writeFileSync('dist/importmap.json', toJson(importMap(hashes)));
    writeFileSync('dist/modulepreload.html', modulePreloads());
  },
});
