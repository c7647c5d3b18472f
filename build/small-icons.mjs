import { pathToFileURL } from 'node:url';

/**
 * Reduces each of Lucide's icons to its shapes: name and aliases would only become unused classes, every icon has size 24, and several paths
 * can be one.
 */
export const smallIcons = () => ({
  name: 'small-icons',
  async transform(code, id) {
    if (!/[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(id) || !code.includes('createLucideIcon(')) return null;
    const { __iconData: icon } = await import(pathToFileURL(id).href);
    const small = { node: joinPaths(icon.node), ...(icon.size === 24 ? {} : { size: icon.size }) };
    return {
      code: `import createLucideIcon from '../createLucideIcon.mjs'; export default createLucideIcon(${JSON.stringify(small)});`,
      map: null,
    };
  },
});

/**
 * The shapes of an icon, with all lines in one path and with keys for React.
 * @param {readonly Shape[]} shapes
 * @returns {Shape[]}
 * @typedef {[tag: string, attributes: Record<string, string | number>]} Shape
 */
export function joinPaths(shapes) {
  /** @type {Shape[]} */
  const joined = [];
  for (const [tag, { key: _, ...attributes }] of shapes) {
    const path = joined.find(isPath);
    if (path && isPath([tag, attributes])) path[1].d += startAbsolutely(String(attributes.d));
    else joined.push([tag, attributes]);
  }
  return joined.map(([tag, attributes], key) => [tag, { ...attributes, key }]);
}

/** @param {Shape} shape */
const isPath = ([tag, attributes]) => tag === 'path' && Object.keys(attributes).join() === 'd';

const NUMBER = String.raw`-?(?:\d*\.\d+|\d+)`;
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})\\s*(?=([-.\\d])?)`);

/** A leading `m` is relative to the origin only at the start of a path; the commands after its point stay relative to that point. */
const startAbsolutely = (path) =>
  path.replace(RELATIVE_START, (_, x, y, next) => `M${x}${y.startsWith('-') ? '' : ' '}${y}${next ? 'l' : ''}`);
