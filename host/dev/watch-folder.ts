import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join, relative } from 'node:path';

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
