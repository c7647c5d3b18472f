/** The package's entry for Node points to a missing file: tests import this module instead. */
declare module '@esm-bundle/chai/esm/chai.js' {
  export { expect } from '@esm-bundle/chai';
}
