import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const ENTRIES = ['index', 'admin', 'waiting-room', 'hot-panel', 'display'];
const MADE = 'dist/made-types';

/**
 * Replaces the compiler's declarations in `dist/types`, one for each source file, by one for each entry, with what is public only and
 * without other packages: an integrator's compiler reads them with `skipLibCheck: false`, too. They are CommonJS's, which modules can
 * import, too: those of the modules pass them on.
 */
export async function packageTypes() {
  const made = await rollup({
    input: Object.fromEntries(ENTRIES.map((name) => [name, `dist/types/${name}.d.ts`])),
    plugins: [dts()],
    onLog: refuse,
  });
  await made.write({ dir: MADE, format: 'es', entryFileNames: '[name].d.cts', chunkFileNames: 'shared.d.cts' });
  await made.close();
  for (const name of ENTRIES) writeFileSync(`${MADE}/${name}.d.ts`, `export * from './${name}.cjs';\n`);
  for (const name of ['jsx', 'vue', 'svelte']) {
    const text = readFileSync(`src/${name}.d.ts`, 'utf8');
    writeFileSync(`${MADE}/${name}.d.ts`, text.replace("from './index'", "from './index.js'"));
    writeFileSync(`${MADE}/${name}.d.cts`, text.replace("from './index'", "from './index.cjs'"));
  }
  writeFileSync(`${MADE}/package.json`, '{ "type": "module" }\n');
  rmSync('dist/types', { recursive: true });
  renameSync(MADE, 'dist/types');
}

/** Such as another package, which an integrator does not have. */
function refuse(level, { code, message }) {
  if (code !== 'PLUGIN_WARNING' && level !== 'debug' && level !== 'info') throw new Error(`${code}: ${message}`);
}
