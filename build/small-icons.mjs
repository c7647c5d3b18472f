import { pathToFileURL } from 'node:url';

/** Lucide's module that turns an icon into a component. */
const CREATE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/;
const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;

/**
 * The replacement for that module, with the properties that our components set: size, stroke width, sometimes a class or a label. Without
 * a label an icon is hidden from screen readers.
 */
const SMALL_CREATE = `
  import { createElement } from 'react';
  export default (shapes) => ({ size = 24, ...attributes }) => createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': !attributes['aria-label'] || undefined,
      ...attributes,
    },
    shapes.map(([tag, shape]) => createElement(tag, shape)),
  );`;

/**
 * Reduces each of Lucide's icons to its shapes: name and aliases would only become unused classes, and several paths can be one. Throws for
 * an icon whose size is not 24 × 24.
 */
export const smallIcons = () => ({
  name: 'small-icons',
  async transform(code, id) {
    if (CREATE.test(id)) return { code: SMALL_CREATE, map: null };
    if (!ICON.test(id) || !code.includes('createLucideIcon(')) return null;
    const { __iconData: icon } = await import(pathToFileURL(id).href);
    if (icon.size !== 24) throw new Error(`${id} has the size ${icon.size}.`);
    return {
      code: `import createLucideIcon from '../createLucideIcon.mjs'; export default createLucideIcon(${JSON.stringify(joinPaths(icon.node))});`,
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
