// The file whose tests are being defined in a page that runs several.
let current = '';

/** @param {string} file */
export function startFile(file) {
  current = file;
}

export const currentFile = () => current;
