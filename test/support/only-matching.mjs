// Bundled in front of the tests with `--grep`: defines only tests whose full titles match. With Mocha's own `grep`, the runner would
// count the skipped tests as failed.
/* global WANTED_TITLES */
const pattern = new RegExp(WANTED_TITLES);
const { describe, it } = globalThis;
const titles = [];

globalThis.describe = (title, define) =>
  describe(title, function () {
    titles.push(title);
    define.call(this);
    titles.pop();
  });

globalThis.it = (title, run) => {
  if (pattern.test([...titles, title].join(' '))) it(title, run);
};
