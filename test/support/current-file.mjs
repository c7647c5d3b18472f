// The file whose tests are being defined, in a page with the tests of several files.
let current = '';

/** @param {string} file */
export function startFile(file) {
  current = file;
}

export const currentFile = () => current;
