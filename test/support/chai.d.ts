/** The file that the package names for Node is not there. */
declare module '@esm-bundle/chai/esm/chai.js' {
  export { expect } from '@esm-bundle/chai';
}
