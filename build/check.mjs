// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `npx ordinacia-check`: one file that needs Node and nothing else. Resolves with the packages that are in it.
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
    // `ws` is CommonJS, and would load two packages if they were there.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    // Its server and streams stay outside.
    alias: { ws: './node_modules/ws/lib/websocket.js' },
    define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
    metafile: true,
    logLevel: 'warning',
  });
  // As the panel's scripts: shorter than by esbuild alone.
  const { code } = await minify(await readFile(resolve(root, file), 'utf8'), {
    module: true,
    ecma: 2022,
    compress: { passes: 4, ecma: 2022 },
    mangle: { toplevel: true },
  });
  await writeFile(resolve(root, file), code);
  const packages = Object.keys(metafile.inputs).flatMap(
    (path) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
  );
  return [...new Set(packages)].sort();
}
