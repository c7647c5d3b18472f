/** Helpers of the build's plugins: whose a module is, and the result of a change. */

/** Ids of our modules. Their code is already compiled to JavaScript. */
export const OWN_SOURCE = /^(?!.*[\\/]node_modules[\\/]).*[\\/]src[\\/].*\.tsx?$/;

/** The package of a module; `undefined` for ours. */
export const packageOf = (id) =>
  /(?:^|.*[\\/])node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1].replace('\\', '/');

/** The code and the source map of a change. @param {import('magic-string').default} text */
export const changed = (text) => ({ code: text.toString(), map: text.generateMap({ hires: true }) });
