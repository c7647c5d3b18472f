/** The chunks of libraries, so that a change in our code does not change their hashes. Each is named for what it holds. */
const CHUNKS = {
  react: ['react', 'react-dom', 'scheduler'],
  // Small ones that every element needs at once.
  libraries: [
    '@preact/signals-core',
    '@preact/signals-react',
    'goober',
    'redaxios',
    'use-sync-external-store',
    'valibot',
  ],
  router: ['react-router', 'react-router-dom'],
  vest: ['context', 'n4s', 'vest', 'vest-utils', 'vestjs-runtime'],
  floating: [
    '@floating-ui/core',
    '@floating-ui/dom',
    '@floating-ui/react',
    '@floating-ui/react-dom',
    '@floating-ui/utils',
    'tabbable',
  ],
  'day-picker': ['@date-fns/tz', 'react-day-picker'],
  pusher: ['laravel-echo', 'pusher-js'],
  dompurify: ['dompurify'],
};
const CHUNK_OF = new Map(Object.entries(CHUNKS).flatMap(([chunk, names]) => names.map((name) => [name, chunk])));

/** Rollup output options. */
export const libraryChunks = {
  manualChunks: libraryChunk,
  // A library's imports stay out of its chunk, unless they are listed too.
  onlyExplicitManualChunks: true,
};

/** The chunk that a module belongs to; `null` where rollup decides. */
function libraryChunk(id, { getModuleInfo }) {
  // The helpers of CommonJS and of the hardened built-ins are first needed by React.
  if (id.startsWith('\0commonjsHelpers') || id.startsWith('\0hardened-builtins')) return 'react';
  const [, path, name] = /.*[\\/]node_modules[\\/](((?:@[^\\/]+[\\/])?[^\\/]+).*)/.exec(id.replaceAll('\\', '/')) ?? [];
  if (name === 'date-fns') return isOnlyForDayPicker(id, getModuleInfo) ? 'day-picker' : 'libraries';
  // An icon comes with the screen that shows it.
  if (name === 'lucide-react') return path.includes('/icons/') ? null : 'libraries';
  return CHUNK_OF.get(name) ?? null;
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
