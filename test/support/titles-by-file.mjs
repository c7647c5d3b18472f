// Bundled in front of every test. Puts the file in front of each top-level title: the pages' reporter groups results by it.
// Each file starts in a window of one size, whatever the files before it in the page have set.
import { setViewport } from '@web/test-runner-commands';
import { currentFile } from './current-file.mjs';

const { before, describe, it } = globalThis;
const WINDOW = { width: 800, height: 600 };
let depth = 0;
let startedFile = '';
const inFile = (title) => (depth === 0 ? `${currentFile()} › ${title}` : title);

globalThis.describe = (title, define) =>
  describe(inFile(title), function () {
    if (depth === 0 && startedFile !== currentFile()) {
      startedFile = currentFile();
      before(() => setViewport(WINDOW));
    }
    depth += 1;
    define.call(this);
    depth -= 1;
  });

globalThis.it = (title, run) => it(inFile(title), run);
