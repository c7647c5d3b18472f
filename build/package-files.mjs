import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { buildCheck } from './check.mjs';
import { describeElements } from './elements/describe.mjs';
import { customDataOf, manifestOf, webTypesOf } from './elements/manifest.mjs';
import { EXTERNAL_FOLDER } from './external-react.mjs';
import { hashOf, integrity, loadedWith } from './integrity.mjs';
import { ENTRIES } from './loader-table.mjs';
import { addNotices } from './notices.mjs';

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

/** The entries whose declarations are bundled. */
const TYPED = ['index', 'admin', 'waiting-room', 'hot-panel', 'display'];
const GENERATED = 'dist/made-types';

/**
 * Bundles the compiler's declarations in `dist/types` into one file for each entry, with public types only and without imports of packages,
 * so that they compile with `skipLibCheck: false`. The declarations are CommonJS; those of the ES modules re-export them.
 */
async function packageTypes() {
  const bundle = await rollup({
    input: Object.fromEntries(TYPED.map((name) => [name, `dist/types/${name}.d.ts`])),
    plugins: [dts()],
    onLog: refuse,
  });
  await bundle.write({ dir: GENERATED, format: 'es', entryFileNames: '[name].d.cts', chunkFileNames: 'shared.d.cts' });
  await bundle.close();
  for (const name of TYPED) writeFileSync(`${GENERATED}/${name}.d.ts`, `export * from './${name}.cjs';\n`);
  for (const name of ['jsx', 'vue', 'svelte']) {
    const text = readFileSync(`src/${name}.d.ts`, 'utf8');
    writeFileSync(`${GENERATED}/${name}.d.ts`, text.replace("from './index'", "from './index.js'"));
    writeFileSync(`${GENERATED}/${name}.d.cts`, text.replace("from './index'", "from './index.cjs'"));
  }
  writeFileSync(`${GENERATED}/package.json`, '{ "type": "module" }\n');
  rmSync('dist/types', { recursive: true });
  renameSync(GENERATED, 'dist/types');
}

/** Fails on a warning, such as an import of a package that an integrator does not have. */
function refuse(level, { code, message }) {
  if (code !== 'PLUGIN_WARNING' && level !== 'debug' && level !== 'info') throw new Error(`${code}: ${message}`);
}

/** An import map for pages without a bundler: the entries by their names in the package, and the hash of every module. */
function importMap(integrity) {
  const imports = ENTRIES.map((name) => [name === 'ordinacia' ? name : `ordinacia/${name}`, `./esm/${name}.js`]);
  const modules = Object.entries(integrity).filter(([path]) => path.startsWith('esm/'));
  return {
    imports: Object.fromEntries(imports),
    integrity: Object.fromEntries(modules.map(([path, hash]) => [`./${path}`, hash])),
  };
}

/** For each entry the preload lines of a page's head, so that a browser requests all its modules at once. */
function modulePreloads() {
  const linesOf = (name) =>
    [...loadedWith(`esm/${name}.js`)].map(
      (path) => `<link rel="modulepreload" href="./${path}" integrity="${hashOf(path)}" />`,
    );
  return ENTRIES.map((name) => [`<!-- ordinacia${name === 'ordinacia' ? '' : `/${name}`} -->`, ...linesOf(name)])
    .flat()
    .join('\n')
    .concat('\n');
}
