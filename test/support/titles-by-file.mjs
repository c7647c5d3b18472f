// Bundled in front of every test. Tests outside of any suite are named by their file, too, by which the pages' reporter groups results.
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
