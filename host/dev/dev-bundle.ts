import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { context, formatMessages, type BuildFailure } from 'esbuild';
import { quickBundle } from '../../build/quick-bundle.mjs';

export type DevBundle = Awaited<ReturnType<typeof createDevBundle>>;

/** The sources bundled by esbuild, in memory. Types are not checked, so that a type error does not stop the preview. */
export async function createDevBundle(root: string, modules: Readonly<Record<string, string>>) {
  const outdir = join(root, 'dist');
  const bundler = await context({
    ...quickBundle('development', root),
    entryPoints: Object.entries(modules).map(([out, file]) => ({ in: file, out })),
    outdir,
    chunkNames: 'esm/[name]-[hash]',
    sourcemap: true,
    write: false,
  });
  const started = Date.now();
  const listeners = new Set<() => void>();
  let files = new Map<string, Uint8Array<ArrayBuffer>>();
  let changes = 0;
  let failure: string | null = null;
  let running: Promise<void> | undefined;
  let requested = 0;

  async function rebuild() {
    try {
      const { outputFiles } = await bundler.rebuild();
      files = new Map(
        outputFiles.map(({ path, contents }) => [
          relative(outdir, path).split(sep).join('/'),
          new Uint8Array(contents),
        ]),
      );
      failure = null;
    } catch (error) {
      failure = await formatError(error);
    }
  }

  /** A change during a build starts another one: the newest sources win. */
  async function rebuildUntilCurrent() {
    for (let done = 0; done !== requested;) {
      done = requested;
      await rebuild();
    }
    running = undefined;
  }

  return {
    /** The version changes with every change of the sources. After a failed build the files are from the last successful one. */
    state: () => ({ version: `${started}.${changes}`, failure }),
    /** A bundled file by its path, `esm/admin.js`. */
    file: (path: string) => files.get(path),
    /** Call after a change of files; `isBundled` when the files are part of the bundle. */
    async update(isBundled: boolean) {
      if (isBundled) {
        requested += 1;
        await (running ??= rebuildUntilCurrent());
      }
      changes += 1;
      listeners.forEach((listener) => listener());
    },
    /** Calls back after every change; returns the unsubscribe function. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => bundler.dispose(),
  };
}

async function formatError(error: unknown): Promise<string> {
  if (!isBuildFailure(error)) return String(error);
  return (await formatMessages(error.errors, { kind: 'error' })).join('\n');
}

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

/**
 * Calls back once for each burst of changes in a folder and its subfolders. `isIgnored` gets paths relative to the folder.
 * Node's own `recursive` watches single files on Linux, and loses a file that an editor replaces.
 */
export function watchFolder(folder: string, onChange: () => void, isIgnored: (path: string) => boolean = () => false) {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function add(each: string) {
    if (watchers.has(each) || isIgnored(relative(folder, each))) return;
    const watcher = watch(each, (event) => {
      clearTimeout(timer);
      timer = setTimeout(onChange, BURST_MS);
      if (event === 'rename') addBelow(each);
    });
    // The folder was deleted.
    watcher.on('error', () => {
      watcher.close();
      watchers.delete(each);
    });
    watchers.set(each, watcher);
    addBelow(each);
  }

  function addBelow(each: string) {
    for (const entry of readdirSync(each, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(each, entry.name));
    }
  }

  add(folder);
  return {
    close() {
      clearTimeout(timer);
      watchers.forEach((watcher) => watcher.close());
    },
  };
}

/** An editor saves a file in several steps, and a change of branch writes many files. */
const BURST_MS = 30;
