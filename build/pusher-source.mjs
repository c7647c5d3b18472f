import { transform } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PACKAGE = resolve('node_modules/pusher-js');
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));

/** What its own build writes into the sources. Its scripts for old browsers are never loaded, from nowhere. */
const DEFINED = `const VERSION = '${version}', CDN_HTTP = '', CDN_HTTPS = '', DEPENDENCY_SUFFIX = '', global = globalThis;\n`;

/**
 * Builds pusher-js from the sources in its package, as its own build does for browsers: the finished file is one piece, of which half
 * is for what the panel never does (see unused-library-parts.mjs).
 */
export function pusherFromSource() {
  return {
    name: 'pusher-source',
    resolveId(source, importer) {
      if (source === 'pusher-js') return join(PACKAGE, 'src/core/pusher.ts');
      if (!importer?.startsWith(join(PACKAGE, 'src'))) return null;
      return fileOf(source, importer);
    },
    async load(id) {
      if (!id.startsWith(join(PACKAGE, 'src')) || !id.endsWith('.ts')) return null;
      const { code, map } = await transform(DEFINED + sourceOf(id), {
        filename: id,
        sourceMaps: true,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      });
      return { code, map };
    },
  };
}

/** Its JSONP transport, which is left out, finds it on the window: the page is somebody else's. */
const PUBLISHING = '(<any>window).Pusher = PusherClass;';

function sourceOf(id) {
  const source = readFileSync(id, 'utf8');
  if (!id.endsWith(join('runtimes', 'web', 'runtime.ts'))) return source;
  if (!source.includes(PUBLISHING))
    throw new Error('pusher-js publishes itself in another way: look at build/pusher-source.mjs.');
  return source.replace(PUBLISHING, '');
}

/** Where its configuration for browsers finds a module. */
function fileOf(source, importer) {
  const folders = source.startsWith('.')
    ? [dirname(importer)]
    : ['src/runtimes/web', 'src', 'src/runtimes'].map((folder) => join(PACKAGE, folder));
  const paths = folders.flatMap((folder) => [join(folder, `${source}.ts`), join(folder, source, 'index.ts')]);
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Its modules import each other in circles, in which nothing is used before it is there. */
export const isPusherCircle = ({ code, ids = [] }) =>
  code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => id.startsWith(join(PACKAGE, 'src')));
