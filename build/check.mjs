// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `npx ordinacia-check`: one file that needs Node and nothing else. Resolves with the packages that are in it.
 * @param {string} [file]
 */
export async function buildCheck(file = 'dist/check.mjs') {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['host/check/main.ts'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
    // `ws` is CommonJS, and would load two packages if they were there.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
    metafile: true,
    logLevel: 'warning',
  });
  const packages = Object.keys(metafile.inputs).flatMap(
    (path) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
  );
  return [...new Set(packages)].sort();
}
