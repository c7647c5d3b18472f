import { SAVED_FILE_LIFETIME_MS } from '../constants';

/** A tab that is opened before its file is loaded. */
export type FileTab = ReturnType<typeof openFileTab>;

/** Opens the tab at once: after the load, without user activation, the browser would block it. */
export function openFileTab(title: string) {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = title;
  }
  return {
    /** Shows the file, or downloads it if it cannot be shown; `name` is without extension. Returns a function that revokes its URL. */
    show(file: Blob, name: string): () => void {
      // A file of another type could be a page, which would run with our origin.
      const extension = EXTENSIONS[mimeTypeOf(file)];
      if (!tab || tab.closed || extension === undefined) {
        tab?.close();
        return saveFile(file, name + (extension ?? ''));
      }
      const url = URL.createObjectURL(file);
      tab.location.replace(url);
      return () => URL.revokeObjectURL(url);
    },
    /** Navigates to an address, without token and referrer. */
    go(address: string): void {
      // From the tab's own document: a navigation from here would send a referrer.
      const link = (tab?.document ?? document).createElement('a');
      link.href = address;
      link.rel = 'noopener noreferrer';
      if (!tab) link.target = '_blank';
      link.click();
    },
    close: () => tab?.close(),
  };
}

/** Downloads a file under a name. Returns a function that revokes its URL before the timeout does. */
export function saveFile(file: Blob, name: string): () => void {
  const url = URL.createObjectURL(file);
  const release = () => {
    clearTimeout(timer);
    URL.revokeObjectURL(url);
  };
  const timer = setTimeout(release, SAVED_FILE_LIFETIME_MS);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  return release;
}

const mimeTypeOf = ({ type }: Blob) => type.replace(/;.*$/s, '').trim().toLowerCase();

/** The types that are shown in a tab. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};
