// `require` loads this file for an entry that is only an ES module (`exports` in package.json).
throw Object.assign(
  new Error(
    "This entry of ordinacia is an ES module, which require() cannot load: use import, or await import('ordinacia/…'). " +
      "For require there is the classic file: require('ordinacia') registers every element but <ordinacia-display>, with a React of its own.",
  ),
  { code: 'ERR_REQUIRE_ESM' },
);
