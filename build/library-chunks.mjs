import { packageOf } from './sources.mjs';

/** The chunks of libraries, so that a change in our code does not change their hashes. */
const CHUNKS = {
  react: ['react', 'react-dom', 'scheduler'],
  // Small libraries that every element needs from the start.
  libraries: ['@preact/signals-core', 'redaxios', 'valibot'],
  router: ['react-router', 'react-router-dom'],
  vest: ['context', 'n4s', 'vest', 'vest-utils', 'vestjs-runtime'],
  floating: ['@floating-ui/core', '@floating-ui/dom', '@floating-ui/utils', 'tabbable'],
  'floating-react': ['@floating-ui/react', '@floating-ui/react-dom'],
  'day-picker': ['@date-fns/tz', 'react-day-picker'],
  pusher: ['laravel-echo', 'pusher-js'],
  dompurify: ['dompurify'],
};
const CHUNK_OF = new Map(Object.entries(CHUNKS).flatMap(([chunk, names]) => names.map((name) => [name, chunk])));

/** Modules that check the page must run before React does: React throws while it loads if too much is missing. */
const FIRST =
  /[\\/]src[\\/](?:elements[\\/](?:ensure-sound|host-realm|placeholder)|placeholder-elements|texts[\\/](?:[\w-]+[\\/])?unsupported-page|texts[\\/](?:[\w-]+[\\/])?language[\\/]language)\.ts$/;
/** The helpers of CommonJS and of the hardened built-ins keep references to the page's built-ins from when they first ran. */
const HELPERS = /^\0(?:commonjsHelpers|hardened-builtins|retried-imports)/;

/** The base of every element: its imports are the modules that every element needs. */
const ELEMENT = /[\\/]src[\\/]elements[\\/]ordinacia-element\.tsx$/;

/** Rollup output options. */
export const libraryChunks = {
  manualChunks: libraryChunk,
  // A library's imports stay out of its chunk, unless they are listed too.
  onlyExplicitManualChunks: true,
};

/** The chunk that a module belongs to; `null` where rollup decides. */
function libraryChunk(id, api) {
  if (FIRST.test(id) || HELPERS.test(id)) return 'first';
  const name = packageOf(id);
  if (name === 'date-fns') return isOnlyForDayPicker(id, api.getModuleInfo) ? 'day-picker' : null;
  return name ? (CHUNK_OF.get(name) ?? null) : coreOf(api).has(id) ? 'core' : null;
}

const cores = new WeakMap();

/**
 * Modules that every element imports and that do not depend on React: pages with a React of their own load the same file
 * (`build/external-react.mjs`). Lazily loaded modules stay lazy.
 */
function coreOf({ getModuleIds, getModuleInfo }) {
  if (!cores.has(getModuleInfo)) {
    const ids = [...getModuleIds()];
    const isOfReact = (id) => CHUNK_OF.get(packageOf(id)) === 'react';
    const withReact = reachableFrom(ids.filter(isOfReact), (id) => {
      const { importers, dynamicImporters } = getModuleInfo(id);
      return [...importers, ...dynamicImporters];
    });
    const ofEveryElement = reachableFrom(
      ids.filter((id) => ELEMENT.test(id)),
      (id) => getModuleInfo(id).importedIds,
    );
    cores.set(getModuleInfo, new Set([...ofEveryElement].filter((id) => !withReact.has(id))));
  }
  return cores.get(getModuleInfo);
}

/** The modules, and all that are reachable from them. */
function reachableFrom(ids, neighboursOf) {
  const found = new Set(ids);
  for (const id of found) for (const next of neighboursOf(id)) found.add(next);
  return found;
}

/** Whether only the day picker imports a module of date-fns, directly or through another one. */
function isOnlyForDayPicker(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return true;
  seen.add(id);
  const { importers, dynamicImporters } = getModuleInfo(id);
  return [...importers, ...dynamicImporters].every((importer) =>
    importer.includes('date-fns')
      ? isOnlyForDayPicker(importer, getModuleInfo, seen)
      : importer.includes('react-day-picker'),
  );
}
