import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const ENTRIES = ['index', 'admin', 'waiting-room', 'hot-panel', 'display'];
const GENERATED = 'dist/made-types';

/**
 * Bundles the compiler's declarations in `dist/types` into one file for each entry, with public types only and without imports of packages,
 * so that they compile with `skipLibCheck: false`. The declarations are CommonJS; those of the ES modules re-export them.
 */
export async function packageTypes() {
  const bundle = await rollup({
    input: Object.fromEntries(ENTRIES.map((name) => [name, `dist/types/${name}.d.ts`])),
    plugins: [dts()],
    onLog: refuse,
  });
  await bundle.write({ dir: GENERATED, format: 'es', entryFileNames: '[name].d.cts', chunkFileNames: 'shared.d.cts' });
  await bundle.close();
  for (const name of ENTRIES) writeFileSync(`${GENERATED}/${name}.d.ts`, `export * from './${name}.cjs';\n`);
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
