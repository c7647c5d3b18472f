// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { packageOf } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `npx ordinacia-check`: one file that needs only Node. Resolves with the names of the bundled packages.
 * @param {string} [file]
 */
export async function buildCheck(file = 'dist/check.mjs') {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['check/main.ts'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minifySyntax: true,
    // `ws` is CommonJS: it requires Node's modules.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    // Without the server and the streams of `ws`.
    alias: { ws: './node_modules/ws/lib/websocket.js' },
    // `ws` would also require two optional packages.
    define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
    metafile: true,
    logLevel: 'warning',
  });
  // As for the panel's scripts: swc's output is smaller than esbuild's.
  const { code } = await minify(await readFile(resolve(root, file), 'utf8'), {
    module: true,
    ecma: 2022,
    compress: { passes: 4, ecma: 2022 },
    mangle: { toplevel: true },
  });
  await writeFile(resolve(root, file), code);
  const packages = Object.keys(metafile.inputs).flatMap((path) => packageOf(path) ?? []);
  return [...new Set(packages)].sort();
}
