// @ts-check
// `npm run build:server`: the practice server as plain JavaScript, in dist/server. Production runs it without a transpiler, with the
// packages of `npm ci --omit=dev`.
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Resolves with the packages that the built server loads. @param {string} [folder] */
export async function buildServer(folder = 'dist/server') {
  rmSync(`${root}/${folder}`, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: 'server/main.ts', practice: 'server/cli/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Packages are not bundled, so that an audit sees the versions that run.
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  });
  // Data files that the server reads, at the same relative paths as in the sources.
  for (const file of readdirSync(`${root}/server`, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:sql|txt)$/.test(file)) cpSync(`${root}/server/${file}`, `${root}/${folder}/${file}`);
  }
  // `dist/package.json` declares CommonJS, for the panel's classic file.
  writeFileSync(`${root}/${folder}/package.json`, '{ "type": "module" }\n');
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const external = imported.filter(({ external: isExternal }) => isExternal).map(({ path }) => path);
  return [...new Set(external)].filter((path) => !path.startsWith('node:')).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
