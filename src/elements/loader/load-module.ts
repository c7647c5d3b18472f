import { CHUNK_TIMEOUT_MS } from '../../constants';
import { LANGUAGE } from '../../texts/language/language';
import { loaderTexts } from '../../texts/loader';

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
const within = <T>(milliseconds: number, promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('timeout')))]);

export interface Notice {
  /** Shows that the element is loading; not if the page has its own content in the element. */
  loading(): void;
  failed(onRetry: () => void): void;
  remove(): void;
}

/** The notice shown until an element is loaded, as its last child: the page's own children stay as they are. */
export function createNotice(element: HTMLElement): Notice {
  const isEmpty = element.childElementCount === 0 && element.textContent.trim() === '';
  const notice = document.createElement('div');
  const button = document.createElement('button');
  const text = document.createElement('p');
  notice.lang = LANGUAGE;
  notice.append(text);
  button.type = 'button';
  button.textContent = loaderTexts.retry;

  return {
    loading() {
      text.textContent = loaderTexts.loading;
      // Not removed: the button keeps the focus during the retry.
      button.ariaDisabled = 'true';
      button.onclick = null;
      if (isEmpty) element.append(notice);
    },
    failed(onRetry) {
      notice.setAttribute('role', 'alert');
      text.textContent = loaderTexts.failed;
      button.ariaDisabled = null;
      button.onclick = onRetry;
      // Inserting the button again would lose its focus.
      if (!button.isConnected) {
        notice.append(button);
        element.append(notice);
      }
    },
    remove() {
      const hadFocus = notice.contains(document.activeElement);
      notice.remove();
      if (hadFocus) focusOnce(element);
    },
  };
}

/** Moves the focus of the removed button to the element, so that keyboard navigation continues from there. */
function focusOnce(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus();
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
