const FILE = /[\\/]node_modules[\\/]redaxios[\\/]dist[\\/]redaxios\.module\.js$/;

/**
 * What redaxios does for others, with what stands in its place: a client of ours gives it one complete address, all headers, its own `fetch`.
 * @type {readonly (readonly [part: RegExp, replacement: string])[]}
 */
const UNUSED = [
  // Shorthands such as `redaxios.get`.
  [/r\.request=r,r\.get=.*?AbortController:Object,/, ''],
  // A cookie sent back as a header.
  [/try\{f\[s\.xsrfHeaderName\]=.*?\}catch\(e\)\{\}/, ''],
  [/,\(s\.transformRequest\|\|\[\]\)\.map\(.*?\),s\.auth&&\(f\.authorization=s\.auth\)/, ''],
  [/s\.baseURL&&\(.*?,\(s\.fetch\|\|fetch\)\(/, 's.fetch('],
];

/** Leaves it out. A part that is not there any more ends the build, so that a new version is looked at. */
export const shortRedaxios = () => ({
  name: 'short-redaxios',
  transform(code, id) {
    if (!FILE.test(id)) return null;
    const missing = UNUSED.filter(([part]) => !part.test(code));
    if (missing.length > 0) this.error(`redaxios has changed: ${missing.map(([part]) => part.source).join(', ')}`);
    return { code: UNUSED.reduce((short, [part, replacement]) => short.replace(part, replacement), code), map: null };
  },
});
