import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { quickBundle } from '../../../build/quick-bundle.mjs';
import { pusherFromSource } from '../../../build/pusher-source.mjs';
import { leaveOutUnusedParts } from '../../../build/unused-library-parts.mjs';
import type * as storeModule from './panel-store';

/** Globals that the panel's store uses; each tab passes its own. */
const GLOBALS = [
  'window',
  'self',
  'globalThis',
  'document',
  'navigator',
  'localStorage',
  'location',
  'fetch',
  'WebSocket',
  'BroadcastChannel',
  'XMLHttpRequest',
  'Notification',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'reportError',
  'console',
  'Math',
  'Date',
] as const;
export type TabGlobals = Record<(typeof GLOBALS)[number], unknown>;

export type StoreModule = Pick<typeof storeModule, 'createStore'>;

/** Evaluates the store's code anew with these globals: tabs share nothing. */
export type EvaluateStore = (globals: TabGlobals) => StoreModule;

/** Bundles the store without views, and pusher-js as in the build. */
export async function bundleStore(): Promise<EvaluateStore> {
  const options = quickBundle('production');
  const result = await build({
    ...options,
    splitting: false,
    format: 'iife',
    globalName: 'panel',
    stdin: {
      contents: `export { createStore } from './test/soak/world/panel-store';`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    plugins: [...options.plugins, pusherPlugin()],
    write: false,
    logLevel: 'warning',
  });
  const code = `${result.outputFiles[0]?.text ?? ''}\nreturn panel;`;
  const evaluate = compileFunction(code, [...GLOBALS], { filename: 'panel-store.js' }) as (
    ...values: unknown[]
  ) => StoreModule;
  return (globals) => evaluate(...GLOBALS.map((name) => globals[name]));
}

/** Adapts the build's rollup plugins for esbuild. */
function pusherPlugin(): Plugin {
  const source = pusherFromSource();
  const unused = leaveOutUnusedParts();
  return {
    name: source.name,
    setup(setup) {
      setup.onResolve({ filter: /.*/ }, ({ path, importer }) => {
        const id = source.resolveId(path, importer);
        return id === null ? undefined : { path: id };
      });
      setup.onLoad({ filter: /[\\/]node_modules[\\/]pusher-js[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
        const loaded = unused.load(path) ?? (await source.load(path));
        return loaded === null ? undefined : { contents: String(loaded.code), loader: 'js' };
      });
    },
  };
}
