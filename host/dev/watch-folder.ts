import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Calls back once for each burst of changes in a folder and its subfolders. `isLeftOut` gets paths below the folder.
 * Node's own `recursive` watches single files on Linux, and loses one that an editor replaces.
 */
export function watchFolder(folder: string, onChange: () => void, isLeftOut: (path: string) => boolean = () => false) {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function add(each: string) {
    if (watchers.has(each) || isLeftOut(relative(folder, each))) return;
    const watcher = watch(each, (event) => {
      clearTimeout(timer);
      timer = setTimeout(onChange, BURST_MS);
      if (event === 'rename') addBelow(each);
    });
    // A deleted folder has no more changes.
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

/** An editor writes one save in several steps, and a change of branch many files. */
const BURST_MS = 30;
