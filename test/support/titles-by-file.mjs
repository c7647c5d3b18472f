// Bundled in front of every test. What stands outside of any suite is named by its file, too: the pages' reporter tells results by file.
import { currentFile } from './current-file.mjs';

const { describe, it } = globalThis;
let depth = 0;
const inFile = (title) => (depth === 0 ? `${currentFile()} › ${title}` : title);

globalThis.describe = (title, define) =>
  describe(inFile(title), function () {
    depth += 1;
    define.call(this);
    depth -= 1;
  });

globalThis.it = (title, run) => it(inFile(title), run);
