import { readdirSync, rmSync } from 'node:fs';
import { bundling } from '../rollup.config.mjs';

/** Paths below the project; only the tests at or below them are bundled. Set by test/run.mjs. */
const wanted = JSON.parse(process.env.TEST_PATHS ?? '["test"]');

const tests = readdirSync('test', { recursive: true })
  .filter((file) => /\.test\.tsx?$/.test(file) && !/^(?:build|host)\b/.test(file))
  .filter((file) => wanted.some((path) => `test/${file}`.startsWith(path)))
  .map((file) => [file.replace(/\.tsx?$/, ''), `test/${file}`]);

rmSync('dist/test', { recursive: true, force: true });

// Development React, so that its warnings are heard; what the panel's page loads stays the built bundle.
export default {
  input: Object.fromEntries(tests),
  external: [/^@web\//, /^\/ordinacia\//],
  // Maps of the sources cost a minute of the run: `SOURCEMAPS=1` makes them where an error has to be found.
  output: {
    ...(process.env.SOURCEMAPS ? { sourcemap: 'inline' } : {}),
    dir: 'dist/test',
    format: 'es',
    chunkFileNames: 'shared/[name]-[hash].js',
  },
  onwarn(warning, warn) {
    if (!['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'THIS_IS_UNDEFINED', 'EVAL'].includes(warning.code))
      warn(warning);
  },
  plugins: bundling('development', 'tsconfig.json', { outDir: 'dist/test', noCheck: true }),
};
