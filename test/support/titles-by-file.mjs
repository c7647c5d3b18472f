// Bundled in front of every test. Puts the file in front of each top-level title: the pages' reporter groups results by it.
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
