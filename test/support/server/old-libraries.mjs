// @ts-check
import { existsSync } from 'node:fs';

const DEBIAN = '/usr/share/javascript';

export const LIBRARY_PACKAGES = ['libjs-prototype', 'libjs-scriptaculous', 'libjs-mootools'];

const scriptaculous = ['effects', 'builder', 'dragdrop', 'controls', 'slider'];

/**
 * Scripts that the pages of old portals load, by the names that the tests use.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const OLD_LIBRARIES = {
  prototype: [`${DEBIAN}/prototype/prototype.js`],
  scriptaculous: scriptaculous.map((part) => `${DEBIAN}/scriptaculous/${part}.js`),
  // Debian's build includes the methods of MooTools 1.2; „plain“ is the build without them.
  'mootools-1-2': [`${DEBIAN}/mootools/mootools-core-nc.js`],
  'mootools-plain': [`${DEBIAN}/mootools/mootools-core-nc.js`],
  'mootools-more': [`${DEBIAN}/mootools/mootools-more-nc.js`],
  'mootools-1-5': ['node_modules/mootools/lib/mootools-core-1.5.2-server.js'],
};

export const hasOldLibraries = () =>
  Object.values(OLD_LIBRARIES)
    .flat()
    .every((file) => existsSync(file));
