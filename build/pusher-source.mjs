import { transform } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PACKAGE = resolve('node_modules/pusher-js');
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));

/** Constants that the build of pusher-js defines. The scripts for old browsers are never loaded, hence no addresses. */
const DEFINED = `const VERSION = '${version}', CDN_HTTP = '', CDN_HTTPS = '', DEPENDENCY_SUFFIX = '', global = globalThis;\n`;

/**
 * Builds pusher-js from the sources in its package, as its own build does for browsers: the published file cannot be tree-shaken, and
 * half of it is never used here (see unused-library-parts.mjs).
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

/** Replacements, by the end of a file's name: the original text and the new one. */
const CHANGES = {
  // Only the JSONP transport, which is left out, reads `window.Pusher`.
  'runtimes/web/runtime.ts': [['(<any>window).Pusher = PusherClass;', '']],
  // A page's additions to `Object.prototype` must not be read as options.
  'core/utils/collections.ts': [
    ['for (var property in extensions) {', 'for (var property of Object.keys(extensions ?? {})) {'],
    ['extend(target[property] || {}, ', 'extend((Object.hasOwn(target, property) && target[property]) || {}, '],
  ],
};

function sourceOf(id) {
  let source = readFileSync(id, 'utf8');
  const changes = Object.entries(CHANGES).find(([name]) => id.replaceAll('\\', '/').endsWith(`/${name}`))?.[1] ?? [];
  for (const [before, after] of changes) {
    if (!source.includes(before))
      throw new Error(`pusher-js has no „${before}“ any more: see build/pusher-source.mjs.`);
    source = source.replace(before, after);
  }
  return source;
}

/** Resolves a module as its webpack configuration for browsers does. */
function fileOf(source, importer) {
  const folders = source.startsWith('.')
    ? [dirname(importer)]
    : ['src/runtimes/web', 'src', 'src/runtimes'].map((folder) => join(PACKAGE, folder));
  const paths = folders.flatMap((folder) => [join(folder, `${source}.ts`), join(folder, source, 'index.ts')]);
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The circular imports of pusher-js are harmless: nothing is used before it is defined. */
export const isPusherCircle = ({ code, ids = [] }) =>
  code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => id.startsWith(join(PACKAGE, 'src')));
