// Bundled in front of every test. A failed comparison carries what it compared; an element cannot be
// sent to the runner, and would leave it waiting for the file until its time is over.
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
