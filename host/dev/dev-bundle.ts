import { join, relative, sep } from 'node:path';
import { context, formatMessages, type BuildFailure } from 'esbuild';
import { quickBundle } from '../../build/quick-bundle.mjs';

interface DevState {
  /** Changes with every change of the sources. */
  version: string;
  /** The build error, if any; the files are then from the last successful build. */
  failure: string | null;
}

export interface DevBundle {
  state(): DevState;
  /** A bundled file by its path, `esm/admin.js`. */
  file(path: string): Uint8Array<ArrayBuffer> | undefined;
  /** Call after a change of files; `isBundled` when the files are part of the bundle. */
  update(isBundled: boolean): Promise<void>;
  /** Calls back after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The sources bundled by esbuild, in memory. Types are not checked, so that a type error does not stop the preview. */
export async function createDevBundle(root: string, modules: Readonly<Record<string, string>>): Promise<DevBundle> {
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
    state: () => ({ version: `${started}.${changes}`, failure }),
    file: (path) => files.get(path),
    async update(isBundled) {
      if (isBundled) {
        requested += 1;
        await (running ??= rebuildUntilCurrent());
      }
      changes += 1;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
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
