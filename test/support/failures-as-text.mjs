// Bundled in front of every test. A failed comparison carries the compared values; an element among them cannot be
// sent to the runner, which would wait for the page's results until its time limit.
afterEach(function () {
  const error = this.currentTest?.err;
  if (!error) return;
  for (const side of ['actual', 'expected']) {
    if (side in error && !isPlain(error[side])) error[side] = String(error[side]);
  }
});

function isPlain(value) {
  try {
    structuredClone(value);
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}
