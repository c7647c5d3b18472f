// Bundled in front of the tests of a run with `--grep`: only tests whose whole titles match are defined. Mocha's own `grep` leaves the
// others to the runner, which takes a test that did not run for a failed one.
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
