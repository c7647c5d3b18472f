import { SAVED_FILE_LIFETIME_MS } from '../constants';

/** A tab that waits for its file. */
export interface FileTab {
  /** Shows the file, or hands it over to be saved where that is not possible; `name` has no ending. Returns what lets it go. */
  show(file: Blob, name: string): () => void;
  close(): void;
}

/** Opens the tab at once, as browsers want it: while the press that asked for it is still remembered. */
export function openFileTab(title: string): FileTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = title;
  }
  return {
    show(file, name) {
      // A file of another kind could be a page, and would run as a part of this one.
      const extension = EXTENSIONS[mimeTypeOf(file)];
      if (!tab || tab.closed || extension === undefined) {
        tab?.close();
        return saveFile(file, name + (extension ?? ''));
      }
      const url = URL.createObjectURL(file);
      tab.location.replace(url);
      return () => URL.revokeObjectURL(url);
    },
    close: () => tab?.close(),
  };
}

/** Hands a file over to the browser, to be saved under a name. Returns what lets it go sooner than by itself. */
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

/** Of what is shown. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};
