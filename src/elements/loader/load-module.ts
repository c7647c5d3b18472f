import { CHUNK_TIMEOUT_MS } from '../../constants';

/** An element's entry, or all of them. */
export type EntryName = 'ordinacia' | 'admin' | 'waiting-room' | 'hot-panel' | 'display';

/** A path below `dist`, and the hash of the file. */
type NamedFile = readonly [path: string, hash: string];
/** The files of each entry, the entry itself first. */
type LoaderTable = Readonly<Record<EntryName, readonly NamedFile[]>>;

/** Written by the build. */
declare const __LOADER_FILES__: { table: NamedFile; classic: NamedFile };
const { table, classic } = __LOADER_FILES__;

/** The loader's own script tag gives the base address and the nonce. */
export interface Origin {
  /** The address of `dist`, with a slash at its end. */
  base: string;
  nonce: string;
}

/**
 * Loads an entry; the hash of each of its files is checked before anything runs. A failed load is retried once in another way.
 * @param attempt the number of retries by the user
 */
export async function loadModule(name: EntryName, origin: Origin, attempt: number): Promise<unknown> {
  const loadEntry = async (suffix: string) => {
    const { default: all } = (await load([table], suffix, origin)) as { default: LoaderTable };
    return load(all[name], suffix, origin);
  };
  if (attempt === 0) {
    try {
      return await within(CHUNK_TIMEOUT_MS, loadEntry(''));
    } catch (error) {
      console.warn('[ordinacia] loader:', error);
    }
  }
  // All files get another address: the browser or a proxy may have cached the failed one.
  const suffix = `?${attempt + 1}`;
  return within(CHUNK_TIMEOUT_MS, name === 'display' ? loadEntry(suffix) : load([classic], suffix, origin));
}

async function load(files: readonly NamedFile[], suffix: string, origin: Origin): Promise<unknown> {
  const addresses = await Promise.all(files.map((file) => fetchModule(file, suffix, origin)));
  // This imports the checked file: a browser fetches each module address of a page only once.
  return import(addresses[0] ?? '');
}

/** Preloads a module, and resolves with its address. An `import()` cannot check a hash, but a preload can. */
function fetchModule([path, hash]: NamedFile, suffix: string, { base, nonce }: Origin) {
  const address = base + path + suffix;
  const link = document.createElement('link');
  return new Promise<string>((resolve, reject) => {
    link.rel = 'modulepreload';
    link.integrity = hash;
    link.nonce = nonce;
    link.href = address;
    link.onload = () => resolve(address);
    link.onerror = () => reject(new Error(address));
    document.head.append(link);
  }).finally(() => link.remove());
}

/** Rejects after a time-out: a response may never end. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: number;
  const timeout = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('timeout')), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
